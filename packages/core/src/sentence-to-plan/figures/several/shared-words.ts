import type { Item } from './figures-listed.ts'

/** Items, and what was said behind the last of them for all of them. */
interface Shared {
  readonly items: readonly Item[]
  readonly words: string
}

/** The ways to understand what stands behind the last of several figures: it holds for all, or for that one alone. */
export function sharedIn(items: readonly Item[]): readonly Shared[] {
  const last = items.findLastIndex(({ kind }) => kind === 'figure')
  const item = items[last]
  if (item?.kind !== 'figure') return []
  const withLast = (text: string) => items.map((one, at) => (at === last ? { ...item, text } : one))
  const alone = { items, words: '' }
  const { core, tail } = (item.isAgainst ? null : TAIL.exec(item.text)?.groups) ?? {}
  if (core === undefined || tail === undefined) return [alone]
  return [{ items: withLast(core), words: tail }, alone]
}

/** "in 2024", "for paid orders"; "of paid orders" belongs to the figure. */
const TAIL =
  /^(?<core>[^()]+?(?:\([^()]*\))?) (?<tail>(?:in|during|since|from|between|before|after|until|for|at|only|excluding|without|where|across all|did|do we)\b[^()]*)$/i

/** "(use the actual end)", "(only paid orders)": about all of it, and no definition. */
export function takeNote(text: string): { readonly text: string; readonly note: string } {
  const found = NOTE.exec(text)
  if (!found) return { text, note: '' }
  const note = (found[1] ?? '').replace(/^(?:use|using|based on|going by)(?: the)? /i, 'by ')
  return { text: text.slice(0, found.index), note }
}

const NOTE =
  /[\s,]*\(((?:use|using|by|based on|going by|skip|skipping|ignore|ignoring|exclude|excluding|only|without|for|just|in|from|since)\b[^()]*)\)$/i
