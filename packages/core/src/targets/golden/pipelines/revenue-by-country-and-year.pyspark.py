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

    # Load orders.csv
    orders = (
        spark.read.option("header", True)
        .option("escape", '"')
        .option("multiLine", True)
        .schema(
            T.StructType(
                [
                    T.StructField("order_id", T.LongType()),
                    T.StructField("customer_id", T.LongType()),
                    T.StructField("product_id", T.StringType()),
                    T.StructField("ordered_on", T.StringType()),
                    T.StructField("quantity", T.LongType()),
                    T.StructField("amount", T.DoubleType()),
                    T.StructField("status", T.StringType()),
                ],
            ),
        )
        .csv(str(input_dir / "orders.csv"))
        .withColumn("ordered_on", F.col("ordered_on").cast("date"))
    )

    # Load customers.csv
    customers = (
        spark.read.option("header", True)
        .option("escape", '"')
        .option("multiLine", True)
        .schema(
            T.StructType(
                [
                    T.StructField("customer_id", T.LongType()),
                    T.StructField("name", T.StringType()),
                    T.StructField("country", T.StringType()),
                    T.StructField("signed_up_on", T.StringType()),
                ],
            ),
        )
        .csv(str(input_dir / "customers.csv"))
        .withColumn("signed_up_on", F.col("signed_up_on").cast("date"))
    )

    # Join with customers on customer_id with suffix "_customers"
    orders_with_customers = orders.join(customers, ["customer_id"], "inner").select(
        "ordered_on",
        "amount",
        "country",
    )

    # Compute year as `year(ordered_on)`
    orders_with_year = orders_with_customers.withColumn(
        "year",
        F.year(F.col("ordered_on")).cast("bigint"),
    )

    # Group by country, year to get total amount as revenue
    revenue_by_country_and_year = orders_with_year.groupBy("country", "year").agg(
        F.sum("amount").alias("revenue"),
    )

    # Sort by country, year
    sorted_revenue_by_country_and_year = revenue_by_country_and_year.orderBy(
        F.asc_nulls_last("country"),
        F.asc_nulls_last("year"),
    )
    write_file(
        sorted_revenue_by_country_and_year,
        output_dir / "sorted_revenue_by_country_and_year.csv",
        "csv",
        header=True,
        escape='"',
        ignoreLeadingWhiteSpace=False,
        ignoreTrailingWhiteSpace=False,
    )
    LOG.info("sorted_revenue_by_country_and_year: written")


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
