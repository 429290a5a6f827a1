"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""

import argparse
import logging
from pathlib import Path

import pandas as pd

LOG = logging.getLogger("pipeline")


def match_rows(left, right, how):
    """Pair the places of rows with equal keys; a missing key equals nothing."""

    def keys(columns, place):
        columns = (column.reset_index(drop=True) for column in columns)
        table = pd.DataFrame(dict(enumerate(columns))).dropna()
        return table.rename_axis(place).reset_index()

    matched = keys(left, "left").merge(keys(right, "right"), on=list(range(len(left))))
    pairs = [matched[["left", "right"]]]
    if how in ("left", "outer"):
        alone = pd.RangeIndex(len(left[0])).difference(matched["left"])
        pairs.append(pd.DataFrame({"left": alone, "right": -1}))
    if how in ("right", "outer"):
        alone = pd.RangeIndex(len(right[0])).difference(matched["right"])
        pairs.append(pd.DataFrame({"left": -1, "right": alone}))
    return pd.concat(pairs, ignore_index=True).astype("int64")


def cells_at(column, places):
    """The cells at these places, in their order; missing at -1."""
    cells = column.reset_index(drop=True).reindex(places)
    return cells.reset_index(drop=True)


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

    # Load returns
    returns = pd.read_parquet(
        input_dir / "returns.parquet",
        dtype_backend="numpy_nullable",
    )
    returns = returns.astype({"region": "string[python]", "returned": "Int64"})
    LOG.debug("returns: %d rows", len(returns))

    # The operation join
    pairs = match_rows([sales["region"]], [returns["region"]], "outer")
    join_rows = pd.DataFrame(
        {
            "region": cells_at(
                sales["region"],
                pairs["left"],
            ).astype("string[python]").fillna(cells_at(
                returns["region"],
                pairs["right"],
            )),
            "pieces": cells_at(sales["pieces"], pairs["left"]),
            "returned": cells_at(returns["returned"], pairs["right"]),
        },
    )
    join_rows.to_csv(output_dir / "join_rows.csv", index=False)
    LOG.info("join_rows: %d rows", len(join_rows))


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
