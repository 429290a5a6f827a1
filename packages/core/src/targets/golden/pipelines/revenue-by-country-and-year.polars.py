"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""

import argparse
import logging
from pathlib import Path

import polars as pl

LOG = logging.getLogger("pipeline")


def total(column: pl.Expr) -> pl.Expr:
    """The sum; null of nothing, where Polars has 0."""
    return pl.when(column.count() > 0).then(column.sum())


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

    # Load customers.csv
    customers = pl.scan_csv(
        input_dir / "customers.csv",
        schema={
            "customer_id": pl.Int64,
            "name": pl.String,
            "country": pl.String,
            "signed_up_on": pl.String,
        },
        null_values="",
    )
    customers = customers.with_columns(
        signed_up_on=pl.col("signed_up_on").str.to_date("%Y-%m-%d"),
    )

    # Join with customers on customer_id with suffix "_customers"
    orders_with_customers = orders.join(
        customers,
        on="customer_id",
        maintain_order="left",
    )

    # Compute year as `year(ordered_on)`
    orders_with_year = orders_with_customers.with_columns(
        year=pl.col("ordered_on").dt.year().cast(pl.Int64),
    )

    # Group by country, year to get total amount as revenue
    revenue_by_country_and_year = orders_with_year.group_by("country", "year", maintain_order=True).agg(
        revenue=total(pl.col("amount")),
    )

    # Sort by country, year
    sorted_revenue_by_country_and_year = revenue_by_country_and_year.sort(
        "country",
        "year",
        nulls_last=True,
        maintain_order=True,
    )
    table = sorted_revenue_by_country_and_year.collect()
    table.write_csv(output_dir / "sorted_revenue_by_country_and_year.csv")
    LOG.info("sorted_revenue_by_country_and_year: %d rows", table.height)


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
