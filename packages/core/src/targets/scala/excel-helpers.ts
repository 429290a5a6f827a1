import type { ScalaHelper } from './helper.ts'

/** Spark writes no spreadsheets, and the format is small: parts of XML in one packed file. */
export const EXCEL_HELPERS = {
  excel_parts: {
    definition: `/** What every spreadsheet of one sheet holds beside its cells. */
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
}`,
  },
  excel_cell: {
    needs: ['ChronoUnit', 'LocalDate', 'LocalDateTime'],
    definition: `/** A cell; moments are counts of days in a format of their own, and a text is always a text. */
private def excelCell(value: Any): String = {
  def days(moment: LocalDateTime): Double =
    ChronoUnit.MICROS.between(LocalDate.of(1899, 12, 30).atStartOfDay, moment) / 86400e6
  value match {
    case null          => "<c/>"
    case flag: Boolean => s"""<c t="b"><v>\${if (flag) 1 else 0}</v></c>"""
    case whole: Long   => s"<c><v>$whole</v></c>"
    case number: Double if !number.isInfinite && !number.isNaN => s"<c><v>$number</v></c>"
    case date: java.sql.Date if date.toLocalDate.getYear > 1900 =>
      s"""<c s="1"><v>\${days(date.toLocalDate.atStartOfDay).toLong}</v></c>"""
    case moment: LocalDateTime if moment.getYear > 1900 =>
      s"""<c s="2"><v>\${days(moment)}</v></c>"""
    case other =>
      val hidden = "[\\\\x00-\\\\x08\\\\x0B\\\\x0C\\\\x0E-\\\\x1F\\\\uFFFE\\\\uFFFF]"
      val shown = other.toString.replaceAll(hidden, "")
      val text = shown.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
      s"""<c t="inlineStr"><is><t xml:space="preserve">$text</t></is></c>"""
  }
}`,
  },
  write_excel: {
    needs: [
      'CollectionConverters',
      'DataFrame',
      'Files',
      'OutputStreamWriter',
      'Path',
      'UTF_8',
      'Using',
      'ZipEntry',
      'ZipOutputStream',
      'excel_cell',
      'excel_parts',
    ],
    definition: `/** Writes a spreadsheet of one sheet, row by row. */
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
  }`,
  },
} as const satisfies Readonly<Record<string, ScalaHelper>>
