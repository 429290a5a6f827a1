import { corpusFolders, corpusText } from '../../../corpus/read-corpus.ts'
import { importSql } from '../../import-sql/import-sql.ts'
import { compilePipeline } from '../../pipeline/compile-pipeline.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import type { Program } from '../../relation/program.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import type { FileSources } from '../target.ts'

/** Everyday pipelines as a careful person would write them, each a folder: `corpus/by-hand`. */
export const EVERYDAY: readonly string[] = corpusFolders('by-hand').filter(
  (name) => name !== 'tables',
)

const TABLES = Object.entries(
  // Written beside the pipelines: types by column by table.
  JSON.parse(corpusText('by-hand/tables.json')) as Record<string, Record<string, ColumnType>>,
).map(([name, types]) => ({
  name,
  columns: Object.entries(types).map(([column, type]): Column => ({ name: column, type })),
}))

export const SHOP: Catalogue = {
  datasets: TABLES.map(({ name, columns }) => ({
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
  })),
}

export const SHOP_FILES: FileSources = Object.fromEntries(
  TABLES.map(({ name }) => [name, { path: `${name}.csv`, format: 'csv' as const }]),
)

/** The pipeline its query becomes, as it is run and printed. */
export function everydayProgram(name: string): Program {
  const query = corpusText(`by-hand/${name}/query.sql`)
  const imported = importSql(query, SHOP, 1)
  if (!('pipeline' in imported)) throw new Error(`${name}: ${imported.diagnostics[0]?.message}`)
  const compiled = compilePipeline(imported.pipeline, SHOP)
  if ('program' in compiled) return compiled.program
  throw new Error(`${name}: ${compiled.diagnostics[0]?.message}`)
}
