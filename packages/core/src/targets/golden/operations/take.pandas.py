"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def plain_dates(table, names):
    """Turn midnights into plain dates, for files that tell them apart."""
    return table.assign(**{name: table[name].dt.date for name in names})


def run(input_dir, output_dir):
    # Load sales
    types = {
        "region": "string[python]",
        "Unit Price": "float64",
        "pieces": "Int64",
        "day": "string[python]",
    }
    sales = pd.read_csv(
        input_dir / "sales.csv",
        header=0,
        names=list(types),
        index_col=False,
        dtype=types,
        keep_default_na=False,
        na_values=[""],
        float_precision="round_trip",
    )
    sales = sales.astype({"Unit Price": "Float64"})
    sales["day"] = pd.to_datetime(sales["day"], format="%Y-%m-%d")
    LOG.debug("sales: %d rows", len(sales))

    # The operation take
    take_rows = sales.sort_values("day", ascending=False)
    take_rows = take_rows.iloc[10:15]
    plain_dates(take_rows, ["day"]).to_csv(output_dir / "take_rows.csv", index=False)
    LOG.info("take_rows: %d rows", len(take_rows))


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
