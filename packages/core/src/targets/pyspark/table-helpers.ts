import type { Helper } from '../python/helper.ts'

/** What whole tables and files need beyond Spark; see `helpers.ts`. */
export const TABLE_HELPERS = {
  join_texts: {
    needs: ['Column', 'F'],
    definition: `def join_texts(key: Column, text: Column, separator: str) -> Column:
    """The texts of a group in one, sorted by a key, without nulls; null of nothing."""
    rows = F.collect_list(F.struct(key.alias("key"), text.alias("text")))
    texts = F.array_sort(rows).getField("text")
    return F.when(F.count(text) > 0, F.array_join(texts, separator))`,
  },
  judge_count: {
    definition: `def judge_count(
    count: int,
    least: float | None,
    most: float | None,
    counted: str,
    stops: bool = False,
) -> None:
    """Warn where a count is out of bounds, or stop."""
    if (least is None or count >= least) and (most is None or count <= most):
        return
    if stops:
        raise ValueError(f"A check failed: {counted}: {count}")
    LOG.warning("%s: %d", counted, count)`,
  },
  unhidden: {
    needs: ['mkdtemp', 'shutil'],
    definition: `def unhidden(path: Path, skip: int = 0) -> str:
    """A copy without its first lines, under a name that Spark does not pass over."""
    copy = Path(mkdtemp()) / "data"
    with path.open("rb") as file, copy.open("wb") as rest:
        for _ in range(skip):
            file.readline()
        shutil.copyfileobj(file, rest)
    return str(copy)`,
  },
  read_copy: {
    needs: ['DataFrame', 'SparkSession'],
    definition: `def read_copy(spark: SparkSession, path: str) -> DataFrame:
    """Read Parquet in encodings that only the plain reader of Spark knows."""
    spark.conf.set("spark.sql.parquet.enableVectorizedReader", "false")
    return spark.read.parquet(path)`,
  },
  write_file: {
    needs: ['DataFrame', 'TemporaryDirectory'],
    definition: `def write_file(table: DataFrame, path: Path, form: str, **options: bool | str) -> None:
    """Write one file of that name, where Spark would leave a folder of parts."""
    with TemporaryDirectory(dir=path.parent) as folder:
        parts = Path(folder) / "parts"
        table.coalesce(1).write.format(form).options(**options).save(str(parts))
        next(parts.glob("part-*")).replace(path)`,
  },
  write_json: {
    needs: ['DataFrame', 'gzip', 'json'],
    definition: `def write_json(table: DataFrame, path: Path) -> None:
    """Write one array of records, row by row."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "wt", encoding="utf-8") as file:
        file.write("[")
        for number, row in enumerate(table.toLocalIterator()):
            record = json.dumps(row.asDict(), default=str, ensure_ascii=False)
            file.write(f"{',' if number else ''}\\n  {record}")
        file.write("\\n]\\n")`,
  },
  write_excel: {
    needs: ['DataFrame', 'Workbook', 'WriteOnlyCell', 'ILLEGAL_CHARACTERS_RE'],
    definition: `def write_excel(table: DataFrame, path: Path) -> None:
    """Write a spreadsheet in which a text is a text, whatever it begins with."""
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Sheet1")
    for row in (table.columns, *table.toLocalIterator()):
        cells = []
        for value in row:
            if isinstance(value, str):
                value = ILLEGAL_CHARACTERS_RE.sub("", value)
            cell = WriteOnlyCell(sheet, value)
            if isinstance(value, str):
                cell.data_type = "s"
            cells.append(cell)
        sheet.append(cells)
    book.save(path)`,
  },
} as const satisfies Readonly<Record<string, Helper>>
