"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def plain_dates(table, names):
    """Turn midnights into plain dates, for files that tell them apart."""
    return table.assign(**{name: table[name].dt.date for name in names})


def plain_booleans(table, names):
    """Write true and false in small letters."""
    words = {True: "true", False: "false"}
    return table.assign(**{name: table[name].map(words) for name in names})


def run(input_dir, output_dir):
    # Load sales.csv
    types = {
        "id": "Int64",
        "Unit Price": "float64",
        "region": "string[python]",
        "ordered": "string[python]",
        "seen": "string[python]",
        "paid": "boolean",
    }
    load = pd.read_csv(
        input_dir / "sales.csv",
        header=0,
        names=list(types),
        index_col=False,
        dtype=types,
        keep_default_na=False,
        na_values=[""],
        float_precision="round_trip",
    )
    load = load.astype({"Unit Price": "Float64"})
    load["ordered"] = pd.to_datetime(load["ordered"], format="%Y-%m-%d")
    load["seen"] = pd.to_datetime(load["seen"], format="ISO8601")
    LOG.debug("load: %d rows", len(load))

    # Take the 3 dearest
    top = load.sort_values("Unit Price", ascending=False)
    top = top.head(3)
    plain_booleans(plain_dates(top, ["ordered"]), ["paid"]).to_csv(
        output_dir / "top.csv",
        index=False,
        date_format="%Y-%m-%d %H:%M:%S.%f",
    )
    LOG.info("top: %d rows", len(top))

    # Export as Excel
    plain_dates(load, ["ordered"]).to_excel(output_dir / "all.xlsx", index=False)
    LOG.info("export: %d rows", len(load))


def main():
    parser = argparse.ArgumentParser(description="Run the pipeline.")
    here = Path(__file__).resolve().parent
    parser.add_argument("--input-dir", type=Path, default=here, help="the data files")
    parser.add_argument("--output-dir", type=Path, default=here, help="the results")
    parser.add_argument("--verbose", action="store_true", help="tell of each step")
    args = parser.parse_args()
    logging.basicConfig(format="%(levelname)s %(message)s")
    LOG.setLevel(logging.DEBUG if args.verbose else logging.INFO)
    args.output_dir.mkdir(parents=True, exist_ok=True)
    run(args.input_dir, args.output_dir)


if __name__ == "__main__":
    main()
