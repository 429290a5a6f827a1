import type { Cell, Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import type { Page, PageQuery } from '../job.ts'
import type { Database } from './database.ts'
import { describeColumns } from './describe-columns.ts'
import { readCount } from './read-count.ts'
import { readRows } from './read-rows.ts'

/**
 * A stored table of which pages are read. What is sorted or searched is a list of row numbers, made
 * once and kept for the next page; the rows themselves stay in the file.
 */
export class ArrangedTable {
  readonly #database: Database
  readonly #source: string
  #columns: Column[] | undefined
  #count: number | undefined
  #arrangement: { readonly key: string; readonly count: number } | undefined

  constructor(database: Database, path: string) {
    this.#database = database
    this.#source = `read_parquet(${duckdbText(path)})`
  }

  async page(query: PageQuery): Promise<Page> {
    const columns = (this.#columns ??= await describeColumns(this.#database, this.#source))
    if (query.sort || query.search) return this.#arrangedPage(query, columns)
    const rowCount = (this.#count ??= await readCount(this.#database, this.#source))
    const rows = await readRows(this.#database, this.#source, columns, query)
    return { columns, rows, rowCount }
  }

  async #arrangedPage(query: PageQuery, columns: Column[]): Promise<Page> {
    const { offset, limit } = query
    const numbered = this.#numbered(columns)
    const rowCount = await this.#arrange(query, columns, numbered)
    const places = await readRows(
      this.#database,
      'arranged',
      [{ name: 'place', type: 'integer' }],
      { offset, limit },
    )
    const rows = await this.#rowsAt(
      places.map(([place]) => String(place)),
      columns,
      numbered,
    )
    return { columns, rows, rowCount }
  }

  async #arrange(query: PageQuery, columns: Column[], numbered: Numbered): Promise<number> {
    const { sort, search } = query
    const key = JSON.stringify([sort, search])
    if (this.#arrangement?.key === key) return this.#arrangement.count
    this.#arrangement = undefined
    const condition = search ? `WHERE ${searchSql(search, columns)}` : ''
    const direction = sort?.descending ? 'DESC' : 'ASC'
    const order = sort
      ? `ORDER BY ${quoteDuckdbIdentifier(sort.column)} ${direction} NULLS LAST, ${numbered.place}`
      : ''
    await this.#database.connection.run(
      `CREATE OR REPLACE TEMP TABLE arranged AS SELECT ${numbered.place} AS place FROM ${numbered.source} ${condition} ${order}`,
    )
    const count = await readCount(this.#database, 'arranged')
    this.#arrangement = { key, count }
    return count
  }

  async #rowsAt(places: string[], columns: Column[], numbered: Numbered): Promise<Cell[][]> {
    if (places.length === 0) return []
    const list = places.join(', ')
    const chosen = `(FROM ${numbered.source} WHERE ${numbered.place} IN (${list}) ORDER BY list_position([${list}]::BIGINT[], ${numbered.place}))`
    return readRows(this.#database, chosen, columns, { offset: 0, limit: places.length })
  }

  /** The reader's own number of a row, unless the table has a column of that name. */
  #numbered(columns: readonly Column[]): Numbered {
    const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
    if (!taken.has('file_row_number')) {
      const source = this.#source.replace(/\)$/, ', file_row_number = true)')
      return { source, place: 'file_row_number' }
    }
    let place = 'row_place'
    while (taken.has(place)) place += '_'
    return { source: `(SELECT *, row_number() OVER () AS ${place} FROM ${this.#source})`, place }
  }
}

interface Numbered {
  readonly source: string
  readonly place: string
}

function searchSql(search: NonNullable<PageQuery['search']>, columns: readonly Column[]): string {
  const wanted = duckdbText(search.text)
  const looked = columns.filter(({ name }) => search.column === null || search.column === name)
  const tests = looked.map(({ name, type }) => {
    const text = `CAST(${quoteDuckdbIdentifier(name)} AS VARCHAR)`
    // As it is shown: a moment has a T in its middle.
    const shown = type === 'timestamp' ? `replace(${text}, ' ', 'T')` : text
    return `contains(lower(${shown}), lower(${wanted}))`
  })
  return tests.length === 0 ? 'false' : `(${tests.join(' OR ')})`
}
