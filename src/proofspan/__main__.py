"""`python -m proofspan` is the command `proofspan`."""

from proofspan.cli import main

if __name__ == "__main__":
    main()
