"""The command line: verbs that read their flags, call the archive and print. They hold no decisions of their own."""


def main() -> None:
    """Runs the command that the process was started with, and leaves with its exit code."""
    import signal
    import sys

    try:
        from proofspan.cli.interrupting import CtrlC
        from proofspan.cli.terminal import replace_closed

        replace_closed()
        signal.signal(signal.SIGINT, CtrlC())
        from proofspan.cli.app import app

        app(prog_name="proofspan")
    except KeyboardInterrupt:
        # Before or after the verb: nothing of it is at work, and little may be loaded to say so with.
        sys.stderr.write("proofspan: interrupted\n")
        sys.exit(130)
    finally:
        # The exit code is decided: a second Ctrl-C must not change it while the process ends.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
