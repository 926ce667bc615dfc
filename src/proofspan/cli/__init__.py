"""The command line: verbs that read their flags, call the archive and print. They hold no decisions of their own."""


def main() -> None:
    """Runs the command that the process was started with, and leaves with its exit code."""
    from proofspan.cli.app import app

    app(prog_name="proofspan")
