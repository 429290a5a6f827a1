/** The characters that tell the cells of a text apart. */
export interface CsvMarks {
  readonly delimiter: string
  /** Empty where cells are never quoted. */
  readonly quote: string
  /** What stands before a quote inside a quoted cell: the quote itself, or a backslash. */
  readonly escape: string
}

/** A cell in quotes, as every reader of these marks understands it; without quotes, as it is. */
export function quoteCell(cell: string, { quote, escape }: CsvMarks): string {
  if (quote === '') return cell
  const escaped = escape === quote ? cell : cell.replaceAll(escape, escape + escape)
  return quote + escaped.replaceAll(quote, escape + quote) + quote
}
