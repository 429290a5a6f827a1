"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def run(input_dir, output_dir):
    # Load orders.csv
    types = {
        "order_id": "Int64",
        "customer_id": "Int64",
        "product_id": "string[python]",
        "ordered_on": "string[python]",
        "quantity": "Int64",
        "amount": "float64",
        "status": "string[python]",
    }
    orders = pd.read_csv(
        input_dir / "orders.csv",
        header=0,
        names=list(types),
        index_col=False,
        dtype=types,
        keep_default_na=False,
        na_values=[""],
        float_precision="round_trip",
    )
    orders = orders.astype({"amount": "Float64"})
    orders["ordered_on"] = pd.to_datetime(orders["ordered_on"], format="%Y-%m-%d")
    LOG.debug("orders: %d rows", len(orders))

    # Load customers.csv
    types = {
        "customer_id": "Int64",
        "name": "string[python]",
        "country": "string[python]",
        "signed_up_on": "string[python]",
    }
    customers = pd.read_csv(
        input_dir / "customers.csv",
        header=0,
        names=list(types),
        index_col=False,
        dtype=types,
        keep_default_na=False,
        na_values=[""],
    )
    customers["signed_up_on"] = pd.to_datetime(customers["signed_up_on"], format="%Y-%m-%d")
    LOG.debug("customers: %d rows", len(customers))

    # Load products.csv
    types = {
        "product_id": "string[python]",
        "product": "string[python]",
        "category": "string[python]",
        "price": "float64",
    }
    products = pd.read_csv(
        input_dir / "products.csv",
        header=0,
        names=list(types),
        index_col=False,
        dtype=types,
        keep_default_na=False,
        na_values=[""],
        float_precision="round_trip",
    )
    products = products.astype({"price": "Float64"})
    LOG.debug("products: %d rows", len(products))

    # Keep rows where `status = 'paid'`
    paid_orders = orders[orders["status"] == "paid"]
    LOG.debug("paid_orders: %d rows", len(paid_orders))

    # Join with customers on customer_id with suffix "_customers"
    paid_orders_with_customers = paid_orders.merge(
        customers.dropna(subset="customer_id"),
        on="customer_id",
    )
    LOG.debug("paid_orders_with_customers: %d rows", len(paid_orders_with_customers))

    # Join with products on product_id with suffix "_products"
    paid_orders_with_products = paid_orders_with_customers.merge(
        products.dropna(subset="product_id"),
        on="product_id",
    )
    LOG.debug("paid_orders_with_products: %d rows", len(paid_orders_with_products))

    # Compute quantity_times_price as `quantity * price`
    prepared_paid_orders = paid_orders_with_products.assign(
        quantity_times_price=paid_orders_with_products["quantity"]
        * paid_orders_with_products["price"],
    )
    LOG.debug("prepared_paid_orders: %d rows", len(prepared_paid_orders))

    # Group by name to get total quantity_times_price as revenue, number of rows as orders
    groups = prepared_paid_orders.groupby("name", dropna=False, sort=False)
    paid_orders_by_name = pd.DataFrame(
        {
            "revenue": groups["quantity_times_price"].sum(min_count=1),
            "orders": groups.size().astype("Int64"),
        },
    ).reset_index()
    LOG.debug("paid_orders_by_name: %d rows", len(paid_orders_by_name))

    # Take the first 10 rows by revenue descending
    top_10_paid_orders_by_name = paid_orders_by_name.sort_values(
        ["revenue", "name", "orders"],
        ascending=[False, True, True],
    )
    top_10_paid_orders_by_name = top_10_paid_orders_by_name.head(10)
    top_10_paid_orders_by_name.to_csv(
        output_dir / "top_10_paid_orders_by_name.csv",
        index=False,
    )
    LOG.info("top_10_paid_orders_by_name: %d rows", len(top_10_paid_orders_by_name))


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
