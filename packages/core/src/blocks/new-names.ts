import type { Column } from '../relation/column.ts'

/** Names for columns that a block makes on its way, none of which another column has. */
export class NewNames {
  readonly #taken: Set<string>

  constructor(columns: readonly Pick<Column, 'name'>[]) {
    this.#taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  }

  /** The name wanted, or with a number where it is taken in any letter case. */
  of(wanted: string): string {
    let name = wanted
    for (let count = 2; this.#taken.has(name.toLowerCase()); count += 1) name = `${wanted}_${count}`
    this.#taken.add(name.toLowerCase())
    return name
  }
}

/** Longer ones are cut off by PostgreSQL, and then two are one. */
const LONGEST = 40

/** `mean_price`, where what it is of is a name that others can stand beside. */
export function nameBeside(word: string, of: string): string {
  const plain = /^\w+$/.test(of) && of.length <= LONGEST
  return plain ? `${word}_${of}` : word
}
