"""Addresses of encoders: what they may say, and what is refused without repeating secrets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofspan.encoders.address import Address
from proofspan.encoders.counting import pieces
from proofspan.errors import SettingError
from proofspan.spans import Span


@pytest.mark.parametrize("text", ["http://host:80/v1", "http://host:80/v1/", "http://host:80/v1/embeddings"])
def test_the_path_of_embeddings_is_added_where_it_is_missing(text: str) -> None:
    """Three ways of writing one address."""
    assert Address.parse(f"{text}#m").url == "http://host:80/v1/embeddings"


@pytest.mark.parametrize("text", ["https://host/v1#owner/model:latest", "http://[::1]:8080/v1?limit=512#m@2"])
def test_a_name_is_read_again(text: str) -> None:
    """The name is what archives keep: it leads to the same address."""
    found = Address.parse(text)
    assert Address.parse(found.name) == found and found.name.endswith(text.partition("#")[2])


def test_the_limit_is_a_number_of_the_query() -> None:
    """Stated, it is kept; not stated, there is none."""
    assert Address.parse("http://h/v1?limit=512#m").limit == 512
    assert Address.parse("http://h/v1#m").limit is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("http://host/v1", "which model"),
        ("http://host/v1#", "which model"),
        ("http://host/v1#m?limit=5", "behind the model's name"),
        ("ftp://host/v1#m", "no server"),
        ("http://#m", "no server"),
        ("http://host:0/v1#m", "no server"),
        ("http://host:99999/v1#m", "cannot be read"),
        ("http://ho st/v1#m", "no server"),
        ("http://h/v1?limit=0#m", "limit"),
        ("http://h/v1?limit=many#m", "limit"),
        ("http://h/v1?limit=²#m", "limit"),
        (f"http://h/v1?limit={'9' * 5000}#m", "limit"),
        ("http://h/v1?limit=5&limit=6#m", "only one limit"),
    ],
)
def test_what_is_no_address_is_refused(text: str, said: str) -> None:
    """Each with what was found."""
    with pytest.raises(SettingError, match=said):
        Address.parse(text)


@pytest.mark.parametrize(
    "text", ["http://zebra:s3cret@h/v1#m", "http://h/v1?api_key=s3cret#m", "http://u:s3cret@[h/v1#m"]
)
def test_secrets_in_an_address_are_refused_and_not_repeated(text: str) -> None:
    """Addresses are kept in archives and receipts: a password or a key in one ends there."""
    with pytest.raises(SettingError) as caught:
        Address.parse(text)
    assert "s3cret" not in str(caught.value) and "zebra" not in str(caught.value)


@given(st.text(alphabet="htps:/[]@#?&=%.1²m\u2100 limit", max_size=40).map(lambda text: f"http://{text}"))
def test_any_text_is_an_address_or_a_wrong_setting(text: str) -> None:
    """Nothing else comes of it, and what is taken can be kept and read again."""
    try:
        found = Address.parse(text)
    except SettingError:
        return
    assert Address.parse(found.name) == found


@pytest.mark.parametrize(("text", "count"), [("漢字仮名", 4), ("слово", 5), ("perché", 2), ("a_b", 3)])
def test_other_scripts_are_counted_by_the_letter(text: str, count: int) -> None:
    """Tokenizers may make a token of each; "perché" is Latin: per and ché."""
    assert len(pieces(text)) == count


def test_pieces_are_three_letters_or_one_sign() -> None:
    """ "Resi: 30gg" is Res, i, the colon, 30g and g."""
    assert pieces("Resi: 30gg") == (Span(0, 3), Span(3, 4), Span(4, 5), Span(6, 9), Span(9, 10))
