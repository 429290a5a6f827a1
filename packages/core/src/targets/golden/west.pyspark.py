"""A data pipeline for Python 3.10 and PySpark 4.0 or newer; see --help."""

import argparse
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T

LOG = logging.getLogger("pipeline")


def start_spark() -> SparkSession:
    """A session in which an overflow is an error and times have no zone."""
    return (
        SparkSession.builder.appName("pipeline")
        .config("spark.sql.ansi.enabled", "true")
        .config("spark.sql.caseSensitive", "true")
        .config("spark.sql.session.timeZone", "UTC")
        .getOrCreate()
    )


def write_file(table: DataFrame, path: Path, form: str, **options: bool | str) -> None:
    """Write one file of that name, where Spark would leave a folder of parts."""
    with TemporaryDirectory(dir=path.parent) as folder:
        parts = Path(folder) / "parts"
        table.coalesce(1).write.format(form).options(**options).save(str(parts))
        next(parts.glob("part-*")).replace(path)


def run(input_dir: Path, output_dir: Path) -> None:
    spark = start_spark()

    # Load sales.csv
    load = (
        spark.read.option("header", True)
        .option("escape", '"')
        .option("multiLine", True)
        .schema(
            T.StructType(
                [
                    T.StructField("id", T.LongType()),
                    T.StructField("Unit Price", T.DoubleType()),
                    T.StructField("region", T.StringType()),
                    T.StructField("ordered", T.StringType()),
                    T.StructField("seen", T.StringType()),
                    T.StructField("paid", T.BooleanType()),
                ],
            ),
        )
        .csv(str(input_dir / "sales.csv"))
        .withColumns(
            {
                "ordered": F.col("ordered").cast("date"),
                "seen": F.col("seen").cast("timestamp_ntz"),
            },
        )
    )

    # Keep rows where region is West
    # Export as Parquet
    west = load.filter(
        (F.col("region") == "West")
        & (F.col("ordered") >= F.lit("2024-01-01").cast("date"))
        & ~(F.col("paid") | (F.try_divide(F.col("Unit Price"), F.col("id")) > 2.5)),
    )
    write_file(west, output_dir / "west.parquet", "parquet", compression="zstd")
    LOG.info("west: written")


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
