import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import type { Column } from '@plainflow/core'
import { titlesOf } from '../titles-of.ts'

export interface Ran {
  readonly run: Execution
  readonly snapshot: ExecutionSnapshot
}

/** Of a table, without its rows. */
export interface TableHead {
  readonly columns: readonly Column[]
  readonly rowCount: number
}

/** The same thing in two runs; null in the one that did not have it. */
export interface Pair<T> {
  readonly id: string
  readonly title: string
  readonly before: T | null
  readonly after: T | null
}

/** The blocks of two runs, in the order of the later one; those that are gone come last. */
export function pairBlocks(before: Ran, after: Ran): Pair<Execution['blocks'][number]>[] {
  const [was, is] = [before.run.blocks, after.run.blocks]
  const titles = new Map([...titlesOf(before.snapshot), ...titlesOf(after.snapshot)])
  return pair(was, is, titles)
}

type Tables = readonly ({ readonly id: string } & TableHead)[]

export function pairTables(
  titles: ReadonlyMap<string, string>,
  before: Tables,
  after: Tables,
): Pair<TableHead>[] {
  return pair(before, after, titles)
}

function pair<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  titles: ReadonlyMap<string, string>,
): Pair<T>[] {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return [...ids].map((id) => ({
    id,
    title: titles.get(id) ?? id,
    before: before.find((one) => one.id === id) ?? null,
    after: after.find((one) => one.id === id) ?? null,
  }))
}

/** `"amount" is gone, "total" is new, "id" is text and was integer`; nothing where all is the same. */
export function columnChanges(before: readonly Column[], after: readonly Column[]): string[] {
  const typeAfter = new Map(after.map(({ name, type }) => [name, type]))
  const typeBefore = new Map(before.map(({ name, type }) => [name, type]))
  const changes = [
    ...before.flatMap(({ name, type }) => {
      const now = typeAfter.get(name)
      if (now === undefined) return [`"${name}" is gone`]
      return now === type ? [] : [`"${name}" is ${now} and was ${type}`]
    }),
    ...after.flatMap(({ name }) => (typeBefore.has(name) ? [] : [`"${name}" is new`])),
  ]
  const isMoved =
    changes.length === 0 && before.some(({ name }, place) => after[place]?.name !== name)
  return isMoved ? ['they stand in another order'] : changes
}

/** `+12`, `−3`, or nothing where there is no difference to tell. */
export function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null || before === after ? null : after - before
}
