"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def divide(dividend, divisor):
    """Divide; a zero divisor gives a missing result."""
    return dividend / divisor.mask((divisor == 0).fillna(False))


def parquet_dates(table, names):
    """Give dates the type Parquet has for them, also where there is no row."""
    return table.astype({name: "date32[day][pyarrow]" for name in names})


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

    # Keep rows where region is West
    # Export as Parquet
    west = load[
        (load["region"] == "West")
        & (load["ordered"] >= pd.Timestamp("2024-01-01"))
        & ~(load["paid"] | (divide(load["Unit Price"], load["id"]) > 2.5))
    ]
    parquet_dates(west, ["ordered"]).to_parquet(
        output_dir / "west.parquet",
        index=False,
        compression="zstd",
    )
    LOG.info("west: %d rows", len(west))


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
