"""A data pipeline for Python 3.10 and PySpark 4.0 or newer; see --help."""

import argparse
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from pyspark.sql import DataFrame, SparkSession, Window
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

    # Load sales
    sales = (
        spark.read.option("header", True)
        .option("escape", '"')
        .option("multiLine", True)
        .schema(
            T.StructType(
                [
                    T.StructField("region", T.StringType()),
                    T.StructField("Unit Price", T.DoubleType()),
                    T.StructField("pieces", T.LongType()),
                    T.StructField("day", T.StringType()),
                ],
            ),
        )
        .csv(str(input_dir / "sales.csv"))
        .withColumn("day", F.col("day").cast("date"))
    )

    # The operation distinct
    distinct_rows = sales.withColumn(
        "place",
        F.row_number().over(
            Window.partitionBy("region").orderBy(
                F.desc_nulls_last("day"),
                F.asc_nulls_last("Unit Price"),
                F.asc_nulls_last("pieces"),
            ),
        ),
    )
    distinct_rows = distinct_rows.filter(F.col("place") == 1)
    distinct_rows = distinct_rows.drop("place")
    write_file(
        distinct_rows,
        output_dir / "distinct_rows.csv",
        "csv",
        header=True,
        escape='"',
        ignoreLeadingWhiteSpace=False,
        ignoreTrailingWhiteSpace=False,
    )
    LOG.info("distinct_rows: written")


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
