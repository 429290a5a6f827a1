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

    # Look across rows (row number as row_number within customer_id by ordered_on descending, order_id descending)
    # Keep rows where `row_number = 1`
    # Select the columns customer_id, order_id, ordered_on, amount
    selected_orders = orders.sort_values(
        ["ordered_on", "order_id", "product_id", "quantity", "amount", "status"],
        ascending=[False, False, True, True, True, True],
    ).drop_duplicates(subset=["customer_id"])
    selected_orders = selected_orders[[
        "customer_id",
        "order_id",
        "ordered_on",
        "amount",
    ]]
    plain_dates(selected_orders, ["ordered_on"]).to_csv(
        output_dir / "selected_orders.csv",
        index=False,
    )
    LOG.info("selected_orders: %d rows", len(selected_orders))


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
