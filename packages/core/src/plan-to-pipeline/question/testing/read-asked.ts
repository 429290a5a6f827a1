import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import type { Cell, Column, Table } from '../../../relation/column.ts'
import { datasetOf } from './dataset-of.ts'

/** A question with the rows that answer it, in order where that is asked for. */
export interface OwnQuestion {
  readonly asks: string
  readonly rows: readonly (readonly Cell[])[]
  readonly ordered?: boolean
}

/** Some tables and what is asked of them. */
export interface Asked {
  readonly name: string
  readonly tables: Readonly<Record<string, Table>>
  readonly datasets: readonly CatalogueDataset[]
  readonly questions: readonly OwnQuestion[]
}

/**
 * Reads tables with their questions: `@` opens a set of tables, `#` a table of it, with a line of columns
 * and a line for each row; `?` is a question and `=` the rows that answer it.
 */
export function readAsked(text: string): readonly Asked[] {
  return text
    .split(/^@ /m)
    .slice(1)
    .map((part) => readPart(part.split('\n').filter((line) => line.trim() !== '')))
}

function readPart([name = '', ...lines]: readonly string[]): Asked {
  const tables: Record<string, { columns: Column[]; rows: (readonly Cell[])[] }> = {}
  const questions: OwnQuestion[] = []
  let table = ''
  let asks = ''
  for (const line of lines) {
    const said = line.slice(2)
    if (line.startsWith('# ')) {
      table = said
      tables[table] = { columns: [], rows: [] }
    } else if (line.startsWith('? ')) asks = said
    else if (line.startsWith('= ')) questions.push(answered(asks, said))
    else if (line.startsWith('[[')) tables[table]?.columns.push(...columnsIn(line))
    // A row of the form written above; a line that is none fails where it is read.
    else tables[table]?.rows.push(JSON.parse(line) as readonly Cell[])
  }
  const datasets = Object.entries(tables).map(([each, rows]) => datasetOf(each, rows))
  return { name, tables, datasets, questions }
}

const ORDERED = 'in order '

function answered(asks: string, said: string): OwnQuestion {
  const ordered = said.startsWith(ORDERED)
  // Rows of cells, as written above.
  const rows = JSON.parse(ordered ? said.slice(ORDERED.length) : said) as OwnQuestion['rows']
  return { asks, rows, ...(ordered ? { ordered } : {}) }
}

function columnsIn(line: string): readonly Column[] {
  // Pairs of a name and a type, as written above.
  const pairs = JSON.parse(line) as readonly (readonly [string, Column['type']])[]
  return pairs.map(([name, type]) => ({ name, type }))
}
