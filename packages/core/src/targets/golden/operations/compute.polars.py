"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""

import argparse
import logging
from pathlib import Path

import polars as pl

LOG = logging.getLogger("pipeline")


def run(input_dir: Path, output_dir: Path) -> None:
    # Load sales
    sales = pl.scan_csv(
        input_dir / "sales.csv",
        schema={
            "region": pl.String,
            "Unit Price": pl.Float64,
            "pieces": pl.Int64,
            "day": pl.String,
        },
        null_values="",
    )
    sales = sales.with_columns(day=pl.col("day").str.to_date("%Y-%m-%d"))

    # The operation compute
    compute_rows = sales.with_columns(
        value=pl.col("Unit Price") * pl.col("pieces"),
        region=pl.col("region").str.to_uppercase().fill_null("NONE"),
    )
    table = compute_rows.collect()
    table.write_csv(output_dir / "compute_rows.csv")
    LOG.info("compute_rows: %d rows", table.height)


def main() -> None:
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
