export type SampleCell = string | number | boolean | null

/** One table of a sample, as it is written into a CSV file. */
export interface SampleTable {
  readonly name: string
  readonly description: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly SampleCell[])[]
}

export function tableToCsv({ columns, rows }: SampleTable): string {
  return [columns, ...rows].map((row) => row.map(cellText).join(',')).join('\n') + '\n'
}

function cellText(cell: SampleCell): string {
  const text = cell === null ? '' : String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** `2025-03-09`, so many days after the first of January 2025. */
export function dayText(day: number): string {
  return new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
}
