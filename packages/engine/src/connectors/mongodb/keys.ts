import { OutsideFailed, type WriteRequest } from '../connector.ts'
import type { Writing } from './write.ts'

/** Without it the server cannot tell which documents are there already, and two writers add both. */
export async function refuseWithoutKey({ database, request }: Writing): Promise<void> {
  const { table, keys } = request.outlet
  const unknown = keys.filter((key) => !request.columns.some(({ name }) => name === key))
  if (keys.length === 0) throw new OutsideFailed('No key tells whether a row is there already.')
  if (unknown.length > 0)
    throw new OutsideFailed(`The rows have no column ${listed(unknown)} to be the key.`)
  if (keys.join() === '_id') return
  const indexes = await database.collection(table).listIndexes().toArray()
  const asked = keys.toSorted().join('\0')
  const isKey = indexes.some(
    ({ key, unique, sparse, partialFilterExpression }) =>
      unique === true &&
      sparse !== true &&
      partialFilterExpression === undefined &&
      Object.keys(key as object)
        .toSorted()
        .join('\0') === asked,
  )
  if (!isKey)
    throw new OutsideFailed(
      `The collection "${table}" has no unique index on ${listed(keys)}, so it cannot tell which documents are there already.`,
    )
}

/** A key that is null or comes twice does not say which document is meant. */
export class KeysSeen {
  readonly #seen = new Set<string>()
  readonly #keys: readonly string[]
  readonly #places: readonly number[]
  #empty = 0

  constructor({ outlet, columns }: WriteRequest) {
    this.#keys = outlet.keys
    this.#places = outlet.keys.map((key) => columns.findIndex(({ name }) => name === key))
  }

  add(cells: readonly (string | null)[]): void {
    const key = this.#places.map((place) => cells[place] ?? null)
    if (key.includes(null)) this.#empty += 1
    else {
      const text = JSON.stringify(key)
      if (this.#seen.has(text))
        throw new OutsideFailed(
          `Several rows have the same key ${listed(this.#keys)}: ${key.join(', ')} comes more than once. Nothing was written; remove the duplicates first.`,
        )
      this.#seen.add(text)
    }
  }

  refuseEmpty(): void {
    if (this.#empty > 0)
      throw new OutsideFailed(
        `${this.#empty} of the rows have nothing in the key ${listed(this.#keys)}. Nothing was written.`,
      )
  }
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
