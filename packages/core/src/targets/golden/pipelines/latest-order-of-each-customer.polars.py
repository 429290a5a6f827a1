"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""

import argparse
import logging
from pathlib import Path

import polars as pl

LOG = logging.getLogger("pipeline")


def run(input_dir: Path, output_dir: Path) -> None:
    # Load orders.csv
    orders = pl.scan_csv(
        input_dir / "orders.csv",
        schema={
            "order_id": pl.Int64,
            "customer_id": pl.Int64,
            "product_id": pl.String,
            "ordered_on": pl.String,
            "quantity": pl.Int64,
            "amount": pl.Float64,
            "status": pl.String,
        },
        null_values="",
    )
    orders = orders.with_columns(
        ordered_on=pl.col("ordered_on").str.to_date("%Y-%m-%d"),
    )

    # Look across rows (row number as row_number within customer_id by ordered_on descending, order_id descending)
    # Keep rows where `row_number = 1`
    # Select the columns customer_id, order_id, ordered_on, amount
    selected_orders = orders.sort(
        "ordered_on",
        "order_id",
        "product_id",
        "quantity",
        "amount",
        "status",
        descending=[True, True, False, False, False, False],
        nulls_last=True,
        maintain_order=True,
    )
    selected_orders = selected_orders.unique(
        ["customer_id"],
        keep="first",
        maintain_order=True,
    )
    selected_orders = selected_orders.select(
        "customer_id",
        "order_id",
        "ordered_on",
        "amount",
    )
    table = selected_orders.collect()
    table.write_csv(output_dir / "selected_orders.csv")
    LOG.info("selected_orders: %d rows", table.height)


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
