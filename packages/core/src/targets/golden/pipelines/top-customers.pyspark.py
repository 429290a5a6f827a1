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

    # Load products.csv
    products = (
        spark.read.option("header", True)
        .option("escape", '"')
        .option("multiLine", True)
        .schema(
            T.StructType(
                [
                    T.StructField("product_id", T.StringType()),
                    T.StructField("product", T.StringType()),
                    T.StructField("category", T.StringType()),
                    T.StructField("price", T.DoubleType()),
                ],
            ),
        )
        .csv(str(input_dir / "products.csv"))
    )

    # Keep rows where `status = 'paid'`
    paid_orders = orders.filter(F.col("status") == "paid")

    # Join with customers on customer_id with suffix "_customers"
    paid_orders_with_customers = paid_orders.join(customers, ["customer_id"], "inner").select(
        "product_id",
        "quantity",
        "name",
    )

    # Join with products on product_id with suffix "_products"
    paid_orders_with_products = paid_orders_with_customers.join(
        products,
        ["product_id"],
        "inner",
    ).select("quantity", "name", "price")

    # Compute quantity_times_price as `quantity * price`
    prepared_paid_orders = paid_orders_with_products.withColumn(
        "quantity_times_price",
        F.col("quantity") * F.col("price"),
    )

    # Group by name to get total quantity_times_price as revenue, number of rows as orders
    paid_orders_by_name = prepared_paid_orders.groupBy("name").agg(
        F.sum("quantity_times_price").alias("revenue"),
        F.count("*").alias("orders"),
    )

    # Take the first 10 rows by revenue descending
    top_10_paid_orders_by_name = paid_orders_by_name.orderBy(
        F.desc_nulls_last("revenue"),
        F.asc_nulls_last("name"),
        F.asc_nulls_last("orders"),
    )
    top_10_paid_orders_by_name = top_10_paid_orders_by_name.limit(10)
    write_file(
        top_10_paid_orders_by_name,
        output_dir / "top_10_paid_orders_by_name.csv",
        "csv",
        header=True,
        escape='"',
        ignoreLeadingWhiteSpace=False,
        ignoreTrailingWhiteSpace=False,
    )
    LOG.info("top_10_paid_orders_by_name: written")


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
