import java.io.OutputStreamWriter
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths, StandardCopyOption}
import java.time.{LocalDate, LocalDateTime}
import java.time.temporal.ChronoUnit
import java.util.Comparator
import java.util.zip.{ZipEntry, ZipOutputStream}
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.functions._
import org.apache.spark.sql.types._
import org.slf4j.LoggerFactory
import scala.collection.immutable.ListMap
import scala.jdk.CollectionConverters._
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

  /** What every spreadsheet of one sheet holds beside its cells. */
  private val excelParts: Seq[(String, String)] = {
    val main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    val office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    val packaging = "http://schemas.openxmlformats.org/package/2006"
    val kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    val plain = """fontId="0" fillId="0" borderId="0""""
    Seq(
      "[Content_Types].xml" ->
        s"""<Types xmlns="$packaging/content-types">
           |<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
           |<Override PartName="/xl/workbook.xml" ContentType="$kind.sheet.main+xml"/>
           |<Override PartName="/xl/styles.xml" ContentType="$kind.styles+xml"/>
           |<Override PartName="/xl/worksheets/sheet1.xml" ContentType="$kind.worksheet+xml"/>
           |</Types>""".stripMargin,
      "_rels/.rels" ->
        s"""<Relationships xmlns="$packaging/relationships">
           |<Relationship Id="rId1" Type="$office/officeDocument" Target="xl/workbook.xml"/>
           |</Relationships>""".stripMargin,
      "xl/workbook.xml" ->
        s"""<workbook xmlns="$main" xmlns:r="$office">
           |<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>
           |</workbook>""".stripMargin,
      "xl/_rels/workbook.xml.rels" ->
        s"""<Relationships xmlns="$packaging/relationships">
           |<Relationship Id="rId1" Type="$office/worksheet" Target="worksheets/sheet1.xml"/>
           |<Relationship Id="rId2" Type="$office/styles" Target="styles.xml"/>
           |</Relationships>""".stripMargin,
      "xl/styles.xml" ->
        s"""<styleSheet xmlns="$main">
           |<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/>
           |<numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts>
           |<fonts count="1"><font/></fonts>
           |<fills count="1"><fill><patternFill patternType="none"/></fill></fills>
           |<borders count="1"><border/></borders>
           |<cellStyleXfs count="1"><xf numFmtId="0" $plain/></cellStyleXfs>
           |<cellXfs count="3"><xf numFmtId="0" $plain xfId="0"/>
           |<xf numFmtId="164" $plain xfId="0" applyNumberFormat="1"/>
           |<xf numFmtId="165" $plain xfId="0" applyNumberFormat="1"/></cellXfs>
           |</styleSheet>""".stripMargin
    )
  }

  /** A cell; moments are counts of days in a format of their own, and a text is always a text. */
  private def excelCell(value: Any): String = {
    def days(moment: LocalDateTime): Double =
      ChronoUnit.MICROS.between(LocalDate.of(1899, 12, 30).atStartOfDay, moment) / 86400e6
    value match {
      case null          => "<c/>"
      case flag: Boolean => s"""<c t="b"><v>${if (flag) 1 else 0}</v></c>"""
      case whole: Long   => s"<c><v>$whole</v></c>"
      case number: Double if !number.isInfinite && !number.isNaN => s"<c><v>$number</v></c>"
      case date: java.sql.Date if date.toLocalDate.getYear > 1900 =>
        s"""<c s="1"><v>${days(date.toLocalDate.atStartOfDay).toLong}</v></c>"""
      case moment: LocalDateTime if moment.getYear > 1900 =>
        s"""<c s="2"><v>${days(moment)}</v></c>"""
      case other =>
        val hidden = "[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]"
        val shown = other.toString.replaceAll(hidden, "")
        val text = shown.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        s"""<c t="inlineStr"><is><t xml:space="preserve">$text</t></is></c>"""
    }
  }

  /** Writes a spreadsheet of one sheet, row by row. */
  private def writeExcel(table: DataFrame, path: Path): Unit =
    Using.resource(new ZipOutputStream(Files.newOutputStream(path))) { zip =>
      val out = new OutputStreamWriter(zip, UTF_8)
      def part(name: String, pieces: Iterator[String]): Unit = {
        zip.putNextEntry(new ZipEntry(name))
        out.write("""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>""")
        pieces.foreach(piece => out.write(piece))
        out.flush()
        zip.closeEntry()
      }
      excelParts.foreach { case (name, text) => part(name, Iterator(text)) }
      val main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
      val rows = Iterator(table.columns.toSeq) ++ table.toLocalIterator().asScala.map(_.toSeq)
      val written = rows.map(_.map(excelCell).mkString("<row>", "", "</row>"))
      val sheet = Iterator(s"""<worksheet xmlns="$main"><sheetData>""") ++ written
      part("xl/worksheets/sheet1.xml", sheet ++ Iterator("</sheetData></worksheet>"))
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

    // Take the 3 dearest
    val top = load.orderBy(desc_nulls_last("Unit Price")).limit(3)
    writeFile(
      top,
      outputDir.resolve("top.csv"),
      "csv",
      Map(
        "header" -> "true",
        "escape" -> "\"",
        "ignoreLeadingWhiteSpace" -> "false",
        "ignoreTrailingWhiteSpace" -> "false",
        "timestampNTZFormat" -> "yyyy-MM-dd HH:mm:ss.SSSSSS"
      )
    )
    logger.info("top: written")

    // Export as Excel
    writeExcel(load, outputDir.resolve("all.xlsx"))
    logger.info("export: written")
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
