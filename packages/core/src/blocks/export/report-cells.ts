import type { CellGap, Cells, CodeFunction } from '../../relation/cells.ts'

/** What exported code does about a report: pandas writes one of its own, the others leave its rows. */
export function reportCells(title: string): Cells {
  return {
    duckdb: GAP,
    postgres: GAP,
    pandas: { kind: 'calls', call: WRITE_REPORT, texts: [title] },
    polars: GAP,
    pyspark: GAP,
    scala: GAP,
    dplyr: GAP,
  }
}

const GAP: CellGap = {
  kind: 'gap',
  why: 'Reports are written by Plainflow itself and by Python (pandas) code only.',
}

const WRITE_REPORT: CodeFunction = {
  name: 'write_report',
  standard: ['import html'],
  outside: [],
  definition: `def write_report(table, path, title, told):
    """Write a page to read: how the rows were made, their columns, the first thousand of them."""

    def cell(value):
        return "" if pd.isna(value) else html.escape(str(value))

    def grid(heads, rows):
        top = "".join(f'<th scope="col">{cell(head)}</th>' for head in heads)
        lines = ["".join(f"<td>{cell(value)}</td>" for value in row) for row in rows]
        body = "\\n".join(f"<tr>{line}</tr>" for line in lines)
        return f"<table>\\n<tr>{top}</tr>\\n{body}\\n</table>"

    summary = [
        (name, str(table[name].dtype), table[name].isna().sum(), table[name].nunique())
        for name in table.columns
    ]
    page = [
        '<!doctype html>\\n<html lang="en">\\n<meta charset="utf-8">',
        f"<title>{cell(title)}</title>",
        "<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse}"
        "th,td{padding:.3rem .7rem;border-bottom:1px solid #ccc;text-align:left}</style>",
        f"<h1>{cell(title)}</h1>\\n<p>{len(table):,} rows, {len(table.columns):,} columns</p>",
        "<h2>How it was made</h2>\\n<ol>",
        *(f"<li>{cell(sentence)}</li>" for sentence in told),
        "</ol>\\n<h2>Columns</h2>",
        grid(["Column", "Type", "Empty", "Values"], summary),
        "<h2>Rows</h2>",
        grid(table.columns, table.head(1000).itertuples(index=False, name=None)),
        "</html>\\n",
    ]
    path.write_text("\\n".join(page), encoding="utf-8")`,
}
