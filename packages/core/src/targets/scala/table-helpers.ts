import type { ScalaHelper } from './helper.ts'

/** What whole tables and files need beyond Spark; see `helpers.ts`. */
export const TABLE_HELPERS = {
  join_texts: {
    needs: ['Column', 'functions'],
    definition: `/** The texts of a group in one, sorted by a key, without nulls; null of nothing. */
private def joinTexts(key: Column, text: Column, separator: String): Column = {
  val rows = collect_list(struct(key.as("key"), text.as("text")))
  val texts = array_sort(rows).getField("text")
  when(count(text) > 0, array_join(texts, separator))
}`,
  },
  judge_count: {
    definition: `/** Warns where a count is out of bounds, or stops. */
private def judgeCount(
    count: Long,
    least: Option[Double],
    most: Option[Double],
    counted: String,
    stops: Boolean = false
): Unit =
  if (least.exists(count < _) || most.exists(count > _)) {
    if (stops) throw new IllegalStateException(s"A check failed: $counted: $count")
    logger.warn(s"$counted: $count")
  }`,
  },
  unhidden: {
    needs: ['BufferedInputStream', 'Files', 'Path', 'Using'],
    definition: `/** A copy without its first lines, under a name that Spark does not pass over. */
private def unhidden(path: Path, skip: Int = 0): String = {
  val copy = Files.createTempDirectory("input").resolve("data")
  Using.resource(new BufferedInputStream(Files.newInputStream(path))) { file =>
    def isInside(byte: Int): Boolean = byte >= 0 && byte != '\\n'
    (1 to skip).foreach(_ =>
      Iterator.continually(file.read()).takeWhile(isInside).foreach(_ => ())
    )
    Files.copy(file, copy)
  }
  copy.toString
}`,
  },
  read_copy: {
    needs: ['DataFrame'],
    definition: `/** Reads Parquet in encodings that only the plain reader of Spark knows. */
private def readCopy(spark: SparkSession, path: String): DataFrame = {
  spark.conf.set("spark.sql.parquet.enableVectorizedReader", "false")
  spark.read.parquet(path)
}`,
  },
  write_file: {
    needs: ['Comparator', 'DataFrame', 'Files', 'Path', 'StandardCopyOption', 'Using'],
    definition: `/** Writes one file of that name, where Spark would leave a folder of parts. */
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
}`,
  },
  write_json: {
    needs: [
      'BufferedWriter',
      'CollectionConverters',
      'DataFrame',
      'Files',
      'GZIPOutputStream',
      'OutputStreamWriter',
      'Path',
      'UTF_8',
      'Using',
      'functions',
    ],
    definition: `/** Writes one array of records, row by row. */
private def writeJson(table: DataFrame, path: Path): Unit = {
  val options = Map(
    "ignoreNullFields" -> "false",
    "timestampNTZFormat" -> "yyyy-MM-dd HH:mm:ss.SSSSSS"
  )
  val records = table.select(to_json(struct(col("*")), options)).toLocalIterator().asScala
  val file = Files.newOutputStream(path)
  val packed = if (path.toString.endsWith(".gz")) new GZIPOutputStream(file) else file
  Using.resource(new BufferedWriter(new OutputStreamWriter(packed, UTF_8))) { out =>
    out.write("[")
    records.zipWithIndex.foreach { case (record, place) =>
      out.write(if (place == 0) "\\n  " else ",\\n  ")
      out.write(record.getString(0))
    }
    out.write("\\n]\\n")
  }
}`,
  },
} as const satisfies Readonly<Record<string, ScalaHelper>>
