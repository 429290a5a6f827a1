"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def unpivot(table, keep, cells, name_to, value_to):
    """A row for each of the columns: its name and its cell."""
    parts = []
    for name, column in cells.items():
        names = pd.Series(name, index=table.index, dtype="string[python]")
        parts.append(table[keep].assign(**{name_to: names, value_to: column}))
    return pd.concat(parts, ignore_index=True)


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

    # The operation unpivot
    unpivot_rows = unpivot(
        sales,
        ["region"],
        {
            "Unit Price": sales["Unit Price"],
            "pieces": sales["pieces"].astype("Float64"),
        },
        "what",
        "value",
    )
    unpivot_rows.to_csv(output_dir / "unpivot_rows.csv", index=False)
    LOG.info("unpivot_rows: %d rows", len(unpivot_rows))


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
