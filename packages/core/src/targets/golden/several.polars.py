"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""

import argparse
import logging
from pathlib import Path

import polars as pl
import xlsxwriter

LOG = logging.getLogger("pipeline")


def in_calendar(moment: pl.Expr) -> pl.Expr:
    """Only years from 1 to 9999 are dates."""
    return pl.when(moment.dt.year().is_between(1, 9999)).then(moment)


def to_timestamp(text: pl.Expr) -> pl.Expr:
    """Read 2024-01-31 or 2024-01-31 10:30:00.5; anything else is null."""
    time = "[ T][0-9]{2}:[0-9]{2}(:[0-5][0-9]([.][0-9]{1,6})?)?"
    trimmed = text.str.strip_chars(" ")
    spaced = trimmed.str.replace("T", " ", literal=True)
    formats = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S%.f")
    read = [spaced.str.to_datetime(f, time_unit="us", strict=False) for f in formats]
    is_written = trimmed.str.contains(f"^[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}({time})?$")
    return pl.when(is_written).then(in_calendar(pl.coalesce(read)))


def write_excel(table: pl.DataFrame, path: Path) -> None:
    """Write a spreadsheet in which a text is a text, whatever it begins with."""
    options = {
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "nan_inf_to_errors": True,
    }
    with xlsxwriter.Workbook(path, options) as book:
        table.write_excel(book)


def run(input_dir: Path, output_dir: Path) -> None:
    # Load sales.csv
    load = pl.scan_csv(
        input_dir / "sales.csv",
        schema={
            "id": pl.Int64,
            "Unit Price": pl.Float64,
            "region": pl.String,
            "ordered": pl.String,
            "seen": pl.String,
            "paid": pl.Boolean,
        },
        null_values="",
    )
    load = load.with_columns(
        ordered=pl.col("ordered").str.to_date("%Y-%m-%d"),
        seen=to_timestamp(pl.col("seen")),
    )

    # Take the 3 dearest
    top = load.sort("Unit Price", descending=True, nulls_last=True, maintain_order=True)
    top = top.head(3)
    table = top.collect()
    table.write_csv(output_dir / "top.csv", datetime_format="%Y-%m-%d %H:%M:%S%.6f")
    LOG.info("top: %d rows", table.height)

    # Export as Excel
    table = load.collect()
    write_excel(table, output_dir / "all.xlsx")
    LOG.info("export: %d rows", table.height)


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
