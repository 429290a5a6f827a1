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

    # Load products.csv
    products = pl.scan_csv(
        input_dir / "products.csv",
        schema={
            "product_id": pl.String,
            "product": pl.String,
            "category": pl.String,
            "price": pl.Float64,
        },
        null_values="",
    )

    # Keep rows where `status = 'paid'`
    paid_orders = orders.filter(pl.col("status") == "paid")

    # Join with customers on customer_id with suffix "_customers"
    paid_orders_with_customers = paid_orders.join(
        customers,
        on="customer_id",
        maintain_order="left",
    )

    # Join with products on product_id with suffix "_products"
    paid_orders_with_products = paid_orders_with_customers.join(
        products,
        on="product_id",
        maintain_order="left",
    )

    # Compute quantity_times_price as `quantity * price`
    prepared_paid_orders = paid_orders_with_products.with_columns(
        quantity_times_price=pl.col("quantity") * pl.col("price"),
    )

    # Group by name to get total quantity_times_price as revenue, number of rows as orders
    paid_orders_by_name = prepared_paid_orders.group_by("name", maintain_order=True).agg(
        revenue=total(pl.col("quantity_times_price")),
        orders=pl.len().cast(pl.Int64),
    )

    # Take the first 10 rows by revenue descending
    top_10_paid_orders_by_name = paid_orders_by_name.sort(
        "revenue",
        "name",
        "orders",
        descending=[True, False, False],
        nulls_last=True,
        maintain_order=True,
    )
    top_10_paid_orders_by_name = top_10_paid_orders_by_name.head(10)
    table = top_10_paid_orders_by_name.collect()
    table.write_csv(output_dir / "top_10_paid_orders_by_name.csv")
    LOG.info("top_10_paid_orders_by_name: %d rows", table.height)


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
