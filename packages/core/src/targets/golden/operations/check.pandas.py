"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def choose(branches, otherwise, dtype):
    """Take the value of the first branch whose condition holds."""
    index = branches[0][0].index
    result = pd.Series(otherwise, index=index, dtype=dtype)
    for condition, value in reversed(branches):
        holds = condition.astype("boolean").fillna(False).astype(bool)
        result = result.mask(holds, pd.Series(value, index=index, dtype=dtype))
    return result


def group_numbers(table, keys):
    """Number the groups of equal keys; missing keys are equal to each other."""
    if not keys:
        return pd.Series(0, index=table.index)
    return table.groupby(keys, dropna=False, sort=False).ngroup()


def judge_count(count, least, most, counted, stops=False):
    """Warn where a count is out of bounds, or stop."""
    if (least is None or count >= least) and (most is None or count <= most):
        return
    if stops:
        raise ValueError(f"A check failed: {counted}: {count}")
    LOG.warning("%s: %d", counted, count)


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

    # The operation aggregate
    counts = sales.assign(empty=choose([(sales["region"].isna(), 1)], pd.NA, "Int64"))
    group = group_numbers(counts, [])
    counts = pd.DataFrame(
        {
            "rows": counts.groupby(group).size().reindex([0], fill_value=0).astype("Int64"),
            "empty": counts["empty"].groupby(group).count().reindex([0], fill_value=0).astype("Int64"),
        },
        index=[0],
    )
    judge_count(counts["rows"].iloc[0], 1, None, "Rows", stops=True)
    judge_count(counts["empty"].iloc[0], None, 0, "Rejected rows (region is not empty)")

    # The operation filter
    check_rows = sales[
        sales["region"].isin(["West", "East"])
        & ~((sales["pieces"] / 2 > 10) | sales["day"].isna().astype("boolean"))
    ]
    plain_dates(check_rows, ["day"]).to_csv(output_dir / "check_rows.csv", index=False)
    LOG.info("check_rows: %d rows", len(check_rows))


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
