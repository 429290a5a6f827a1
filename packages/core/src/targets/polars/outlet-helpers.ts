/** What writing files needs beyond Polars; see `helpers.ts`. */
export const OUTLET_HELPERS = {
  write_excel: {
    needs: ['xlsxwriter'],
    definition: `def write_excel(table: pl.DataFrame, path: Path) -> None:
    """Write a spreadsheet in which a text is a text, whatever it begins with."""
    options = {
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "nan_inf_to_errors": True,
    }
    with xlsxwriter.Workbook(path, options) as book:
        table.write_excel(book)`,
  },
} as const satisfies Readonly<Record<string, { needs?: readonly string[]; definition?: string }>>
