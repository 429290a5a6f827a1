"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
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


def group_numbers(table, keys):
    """Number the groups of equal keys; missing keys are equal to each other."""
    if not keys:
        return pd.Series(0, index=table.index)
    return table.groupby(keys, dropna=False, sort=False).ngroup()


def first_cells(column, group):
    """The first cell of each group, missing or not."""
    group = group.reindex(column.index)
    is_first = ~group.duplicated()
    return column[is_first].set_axis(group[is_first])


def join_texts(column, group, separator):
    """The texts of each group in one, without the missing ones."""
    texts = column.dropna().groupby(group).agg(separator.join)
    return texts.astype("string[python]")


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
    group = group_numbers(sales, ["region"])
    aggregate_rows = pd.DataFrame(
        {
            "region": first_cells(sales["region"], group),
            "rows": sales.groupby(group).size().astype("Int64"),
            "total": sales["pieces"].groupby(group).sum(min_count=1),
            "middle": sales["Unit Price"].groupby(group).quantile(0.5),
            "latest": first_cells(
                sales.sort_values(
                    ["day", "Unit Price"],
                    ascending=[False, True],
                )["Unit Price"],
                group,
            ),
            "days": join_texts(
                by_row(
                    lambda day: str(day.date()),
                    "string[python]",
                    sales.sort_values("day")["day"],
                ),
                group,
                ", ",
            ),
        },
    )
    aggregate_rows.to_csv(output_dir / "aggregate_rows.csv", index=False)
    LOG.info("aggregate_rows: %d rows", len(aggregate_rows))


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
