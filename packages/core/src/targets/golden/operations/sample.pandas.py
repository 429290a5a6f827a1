"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import hashlib
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def by_row(function, dtype, *operands):
    """Apply a function row by row; a missing operand gives a missing result."""
    return pd.Series(
        [
            pd.NA if any(pd.isna(cell) for cell in cells) else function(*cells)
            for cells in zip(*operands)
        ],
        index=operands[0].index,
        dtype=dtype,
    )


def sample_rows(table, count, seed, *texts):
    """Take rows in the order of a digest of their texts: the same ones every time."""
    digests = pd.Series(
        [
            hashlib.md5("|".join((seed, *cells)).encode()).hexdigest()
            for cells in zip(*(column.fillna("") for column in texts))
        ],
        index=table.index,
        dtype="string[python]",
    )
    return table.loc[digests.sort_values(kind="stable").index[:count]]


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

    # The operation sample
    sample_rows_ = sales.sort_values(["region", "Unit Price", "pieces", "day"])
    sample_rows_ = sample_rows(
        sample_rows_,
        int(0.1 * len(sample_rows_) + 0.5),
        "7",
        sample_rows_["region"],
        by_row(lambda day: str(day.date()), "string[python]", sample_rows_["day"]),
    )
    plain_dates(sample_rows_, ["day"]).to_csv(
        output_dir / "sample_rows.csv",
        index=False,
    )
    LOG.info("sample_rows: %d rows", len(sample_rows_))


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
