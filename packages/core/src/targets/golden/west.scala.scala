import java.nio.file.{Files, Path, Paths, StandardCopyOption}
import java.util.Comparator
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.functions._
import org.apache.spark.sql.types._
import org.slf4j.LoggerFactory
import scala.collection.immutable.ListMap
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
    // Load sales.csv
    val load = spark.read
      .option("header", true)
      .option("escape", "\"")
      .option("multiLine", true)
      .schema(
        StructType(
          Seq(
            StructField("id", LongType),
            StructField("Unit Price", DoubleType),
            StructField("region", StringType),
            StructField("ordered", StringType),
            StructField("seen", StringType),
            StructField("paid", BooleanType)
          )
        )
      )
      .csv(inputDir.resolve("sales.csv").toString)
      .withColumns(
        ListMap(
          "ordered" -> col("ordered").cast("date"),
          "seen" -> col("seen").cast("timestamp_ntz")
        )
      )

    // Keep rows where region is West
    // Export as Parquet
    val west = load.filter(
      col("region") === "West" &&
        col("ordered") >= lit("2024-01-01").cast("date") &&
        !(col("paid") || try_divide(col("Unit Price"), col("id")) > 2.5)
    )
    writeFile(west, outputDir.resolve("west.parquet"), "parquet", Map("compression" -> "zstd"))
    logger.info("west: written")
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
