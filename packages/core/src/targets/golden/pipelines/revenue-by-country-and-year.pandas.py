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

    # Join with customers on customer_id with suffix "_customers"
    orders_with_customers = orders.merge(
        customers.dropna(subset="customer_id"),
        on="customer_id",
    )
    LOG.debug("orders_with_customers: %d rows", len(orders_with_customers))

    # Compute year as `year(ordered_on)`
    orders_with_year = orders_with_customers.assign(
        year=orders_with_customers["ordered_on"].dt.year.astype("Int64"),
    )
    LOG.debug("orders_with_year: %d rows", len(orders_with_year))

    # Group by country, year to get total amount as revenue
    revenue_by_country_and_year = orders_with_year.groupby(
        ["country", "year"],
        dropna=False,
        sort=False,
    )["amount"].sum(min_count=1).reset_index(name="revenue")
    LOG.debug("revenue_by_country_and_year: %d rows", len(revenue_by_country_and_year))

    # Sort by country, year
    sorted_revenue_by_country_and_year = revenue_by_country_and_year.sort_values(
        ["country", "year"],
    )
    sorted_revenue_by_country_and_year.to_csv(
        output_dir / "sorted_revenue_by_country_and_year.csv",
        index=False,
    )
    LOG.info("sorted_revenue_by_country_and_year: %d rows", len(sorted_revenue_by_country_and_year))


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
