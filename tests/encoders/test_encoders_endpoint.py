"""An encoder behind a URL: what it sends, and what it makes of good answers."""

import json
import logging
import math
import subprocess
import sys

import numpy as np
import pytest
from embedding_server import QUICK, Serve, answered, at, rows, well

from proofspan.encoders.address import Address
from proofspan.encoders.endpoint import PROBE, Endpoint
from proofspan.errors import EncoderError, SettingError, TooLongError

KEY = "sk-zebra-7731"


def test_vectors_are_in_order_and_of_length_one(serve: Serve) -> None:
    """The server answers last text first; "aa" is (2, 2, 1)/3 and "bbb" (3, 0, 1)/sqrt(10)."""
    found = at(serve()).passages(["aa", "bbb"])
    assert found.dtype == np.float32 and found.shape == (2, 3)
    assert np.allclose(found, [[2 / 3, 2 / 3, 1 / 3], [3 / math.sqrt(10), 0, 1 / math.sqrt(10)]])


def test_what_is_sent(serve: Serve) -> None:
    """A list of texts, the model's name, floats wanted and nothing packed; no key, no header for one."""
    server = serve()
    at(server).query("aa")
    assert server.asked.bodies == [{"model": "tiny", "input": ["aa"], "encoding_format": "float"}]
    assert "Authorization" not in server.asked.headers[0]
    assert server.asked.headers[0]["Accept-Encoding"] == "identity"


def test_the_key_goes_in_its_header_and_nowhere_else(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    """Bearer and the key; neither the encoder's repr nor its name nor any log at the lowest level holds it."""
    caplog.set_level(logging.DEBUG)
    server = serve()
    encoder = at(server, key=KEY)
    encoder.query("aa")
    assert server.asked.headers[0]["Authorization"] == f"Bearer {KEY}"
    assert KEY not in f"{encoder!r} {encoder.name} {encoder.digest} {caplog.text}"


def test_a_server_that_repeats_the_key_does_not_make_it_known(serve: Serve) -> None:
    """The message of a 401 is quoted without the key."""
    refusal = {"error": {"message": f"Incorrect API key provided: {KEY}."}}
    with pytest.raises(EncoderError, match=r"refuses the key: 401 \(Incorrect API key provided: \[key\]") as caught:
        at(serve(lambda _: answered(refusal, status=401)), key=KEY).query("aa")
    assert KEY not in str(caught.value)


def test_a_redirect_that_repeats_the_key_does_not_make_it_known(serve: Serve) -> None:
    """The address that it points to is told without query, password and key."""
    there = f"http://u:p@elsewhere.example/{KEY}?k={KEY}"
    with pytest.raises(EncoderError, match=r"http://elsewhere\.example/\[key\], which is not followed"):
        at(serve(lambda _: (308, {"Location": there}, b"")), key=KEY).query("aa")


def test_batches_are_bounded_by_count_and_by_characters(serve: Serve) -> None:
    """70 short texts go as 32, 32 and 6; three of 25,000 characters as two and one, since three are over 60,000."""
    server = serve()
    at(server).passages(["a"] * 70)
    at(server).passages(["a" * 25_000] * 3)
    assert [len(body["input"]) for body in server.asked.bodies] == [32, 32, 6, 2, 1]


def test_a_text_without_a_word_is_the_zero_vector_and_is_not_sent(serve: Serve) -> None:
    """Servers refuse empty texts: only "aa" is sent."""
    server = serve()
    found = at(server).passages(["", "aa", " ., \n"])
    assert server.asked.bodies[0]["input"] == ["aa"]
    assert not found[0].any() and found[1].any() and not found[2].any()


def test_no_texts_are_no_vectors(serve: Serve) -> None:
    """Shape (0, 3): the dimensions are those of the probe."""
    assert at(serve()).passages([]).shape == (0, 3)


def test_a_lone_surrogate_can_be_sent(serve: Serve) -> None:
    """It has no bytes and becomes a question mark."""
    server = serve()
    at(server).query("a\ud800")
    assert server.asked.bodies[0]["input"] == ["a?"]


def test_nothing_is_sent_until_it_is_asked_and_the_probe_once(serve: Serve) -> None:
    """Name and reads cost nothing; the digest asks for one sentence, and never again."""
    server = serve()
    encoder = at(server)
    assert encoder.reads is None and encoder.languages is None and not server.asked.bodies
    assert encoder.digest == encoder.digest and len(encoder.digest) == 16
    assert [body["input"] for body in server.asked.bodies] == [[PROBE]]


def test_noise_does_not_change_the_digest_and_another_model_does(serve: Serve) -> None:
    """(.3, -.9, .31) by a thousandth is the same; another largest number, its sign, and other dimensions are not."""
    digests = [
        at(serve(rows(vector))).digest
        for vector in ([0.3, -0.9, 0.31], [0.301, -0.899, 0.3], [0.9, -0.3, 0.31], [0.3, 0.9, 0.31], [0.3, -0.9])
    ]
    assert digests[0] == digests[1] and len(set(digests)) == 4


def test_the_digest_tells_models_by_name_and_not_servers(serve: Serve) -> None:
    """The same model behind another address keeps its digest; another name does not."""
    one, other = serve(), serve()
    renamed = Endpoint(Address.parse(f"{other.url}#small"), patience=QUICK)
    assert at(one).digest == at(other).digest != renamed.digest


def test_a_limit_is_kept_before_anything_is_sent(serve: Serve) -> None:
    """ "abcdefg, h" is abc, def, g, the comma and h: five pieces are read by six, not by four."""
    server = serve()
    assert at(server, query="?limit=6").query("abcdefg, h").shape == (3,)
    with pytest.raises(EncoderError, match=r"about 5 tokens, .*limit=4#tiny reads 4"):
        at(server, query="?limit=4").passages(["aa", "abcdefg, h"])
    assert len(server.asked.bodies) == 1


def test_a_server_that_counts_more_than_was_counted_is_an_error(serve: Serve) -> None:
    """20 tokens, where "aa" is 1 piece and at most 8 marks, and the limit is 16: a text may have been cut."""
    busy = answered({"data": [{"index": 0, "embedding": [1.0]}], "usage": {"prompt_tokens": 20}})
    with pytest.raises(TooLongError, match="counts 20 tokens in 1 texts together, where 9 were expected at most"):
        at(serve(lambda _: busy), query="?limit=16").query("aa")
    assert at(serve(lambda _: busy), query="?limit=32").query("aa").shape == (1,)


@pytest.mark.parametrize("key", ["", "two\nlines", "chiave-è", " "])
def test_a_key_that_no_header_can_hold_is_refused_without_showing_it(key: str) -> None:
    """The error names the URL alone."""
    with pytest.raises(SettingError, match=r"the key for http://127\.0\.0\.1/v1/embeddings") as caught:
        Endpoint(Address.parse("http://127.0.0.1/v1#tiny"), key=key)
    assert not key.strip() or key not in str(caught.value)


def test_a_missing_library_is_an_error_with_the_command() -> None:
    """In an interpreter without httpx, the error names the URL, the library and what installs it."""
    lines = [
        "import sys",
        "sys.modules['httpx'] = None  # what an import finds where nothing is installed",
        "from proofspan.settings.factories import encoder",
        "encoder('http://127.0.0.1/v1#tiny')",
    ]
    run = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    last = run.stderr.strip().splitlines()[-1]
    assert "MissingExtraError" in last and "library httpx: run pip install 'proofspan[endpoints]'" in last


def test_an_answer_is_what_a_server_would_send() -> None:
    """The fake server is held to the form: index, embedding, usage."""
    _, _, body = well({"input": ["aaaa", "b"]})
    assert json.loads(body) == {
        "data": [{"index": 1, "embedding": [1, 0, 1]}, {"index": 0, "embedding": [4, 4, 1]}],
        "usage": {"prompt_tokens": 1},
    }
