"""A data pipeline for Python 3.10 and PySpark 4.0 or newer; see --help."""

import argparse
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from pyspark.sql import Column, DataFrame, SparkSession, Window
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


def join_texts(key: Column, text: Column, separator: str) -> Column:
    """The texts of a group in one, sorted by a key, without nulls; null of nothing."""
    rows = F.collect_list(F.struct(key.alias("key"), text.alias("text")))
    texts = F.array_sort(rows).getField("text")
    return F.when(F.count(text) > 0, F.array_join(texts, separator))


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

    # The operation aggregate
    aggregate_rows = sales.withColumn(
        "place",
        F.row_number().over(
            Window.partitionBy("region").orderBy(
                F.desc_nulls_last("day"),
                F.asc_nulls_last("Unit Price"),
            ),
        ),
    )
    aggregate_rows = aggregate_rows.groupBy("region").agg(
        F.count("*").alias("rows"),
        F.sum("pieces").alias("total"),
        F.percentile("Unit Price", 0.5).alias("middle"),
        F.min_by("Unit Price", "place").alias("latest"),
        join_texts(F.col("day"), F.col("day").cast("string"), ", ").alias("days"),
    )
    write_file(
        aggregate_rows,
        output_dir / "aggregate_rows.csv",
        "csv",
        header=True,
        escape='"',
        ignoreLeadingWhiteSpace=False,
        ignoreTrailingWhiteSpace=False,
    )
    LOG.info("aggregate_rows: written")


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
