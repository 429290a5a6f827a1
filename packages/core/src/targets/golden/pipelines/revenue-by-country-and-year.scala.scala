import java.nio.file.{Files, Path, Paths, StandardCopyOption}
import java.util.Comparator
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.functions._
import org.apache.spark.sql.types._
import org.slf4j.LoggerFactory
import scala.util.Using

/** A data pipeline for Scala 2.13 and Spark 4.0 or newer; see --help. */
object Pipeline {
  private val logger = LoggerFactory.getLogger("pipeline")

  /** A session in which an overflow is an error and times have no zone. */
  def startSpark(): SparkSession =
    SparkSession
      .builder()
      .appName("pipeline")
      .master(sys.props.getOrElse("spark.master", "local[*]"))
      .config("spark.sql.ansi.enabled", "true")
      .config("spark.sql.caseSensitive", "true")
      .config("spark.sql.session.timeZone", "UTC")
      .getOrCreate()

  /** Writes one file of that name, where Spark would leave a folder of parts. */
  private def writeFile(
      table: DataFrame,
      path: Path,
      form: String,
      options: Map[String, String]
  ): Unit = {
    val folder = Files.createTempDirectory(path.getParent, "parts")
    try {
      val parts = folder.resolve("parts")
      table.coalesce(1).write.format(form).options(options).save(parts.toString)
      Using.resource(Files.newDirectoryStream(parts, "part-*")) { found =>
        Files.move(found.iterator().next(), path, StandardCopyOption.REPLACE_EXISTING)
      }
    } finally
      Using.resource(Files.walk(folder)) { paths =>
        paths.sorted(Comparator.reverseOrder[Path]()).forEach(path => Files.delete(path))
      }
  }

  def run(spark: SparkSession, inputDir: Path, outputDir: Path): Unit = {
    // Load orders.csv
    val orders = spark.read
      .option("header", true)
      .option("escape", "\"")
      .option("multiLine", true)
      .schema(
        StructType(
          Seq(
            StructField("order_id", LongType),
            StructField("customer_id", LongType),
            StructField("product_id", StringType),
            StructField("ordered_on", StringType),
            StructField("quantity", LongType),
            StructField("amount", DoubleType),
            StructField("status", StringType)
          )
        )
      )
      .csv(inputDir.resolve("orders.csv").toString)
      .withColumn("ordered_on", col("ordered_on").cast("date"))

    // Load customers.csv
    val customers = spark.read
      .option("header", true)
      .option("escape", "\"")
      .option("multiLine", true)
      .schema(
        StructType(
          Seq(
            StructField("customer_id", LongType),
            StructField("name", StringType),
            StructField("country", StringType),
            StructField("signed_up_on", StringType)
          )
        )
      )
      .csv(inputDir.resolve("customers.csv").toString)
      .withColumn("signed_up_on", col("signed_up_on").cast("date"))

    // Join with customers on customer_id with suffix "_customers"
    val ordersWithCustomers = orders
      .join(customers, Seq("customer_id"), "inner")
      .select("ordered_on", "amount", "country")

    // Compute year as `year(ordered_on)`
    val ordersWithYear = ordersWithCustomers.withColumn(
      "year",
      year(col("ordered_on")).cast("bigint")
    )

    // Group by country, year to get total amount as revenue
    val revenueByCountryAndYear = ordersWithYear
      .groupBy("country", "year")
      .agg(sum("amount").as("revenue"))

    // Sort by country, year
    val sortedRevenueByCountryAndYear = revenueByCountryAndYear.orderBy(
      asc_nulls_last("country"),
      asc_nulls_last("year")
    )
    writeFile(
      sortedRevenueByCountryAndYear,
      outputDir.resolve("sorted_revenue_by_country_and_year.csv"),
      "csv",
      Map(
        "header" -> "true",
        "escape" -> "\"",
        "ignoreLeadingWhiteSpace" -> "false",
        "ignoreTrailingWhiteSpace" -> "false"
      )
    )
    logger.info("sorted_revenue_by_country_and_year: written")
  }

  private val usage = "Usage: Pipeline [--input-dir FOLDER] [--output-dir FOLDER]"

  def main(args: Array[String]): Unit =
    if (args.contains("--help")) println(usage)
    else {
      val pairs = args.toSeq.grouped(2).map {
        case Seq(name @ ("--input-dir" | "--output-dir"), folder) => name -> Paths.get(folder)
        case _ => throw new IllegalArgumentException(usage)
      }
      val folders = pairs.toMap.withDefaultValue(Paths.get("").toAbsolutePath)
      val outputDir = Files.createDirectories(folders("--output-dir"))
      val spark = startSpark()
      try run(spark, folders("--input-dir"), outputDir)
      finally spark.stop()
    }
}
