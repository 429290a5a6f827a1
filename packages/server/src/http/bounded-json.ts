import { Failure } from '@plainflow/contract'

/** As many values as a pipeline of 2 MB can have; half a million are read in a few hundredths of a second. */
const MOST_VALUES = 500_000
/** A pipeline is nested 32 levels deep at most, and stands two levels deep in its request. */
const MOST_DEPTH = 64
/** The longest list a request may hold is that of 4,000 connections. */
const MOST_ENTRIES = 10_000
const LISTS_DEPTH = 3

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Refuses JSON text by what is in it, before it is read: five megabytes of brackets or commas are
 * millions of values, and kept the server busy for half a minute.
 */
export function refuseCrowded(text: string): void {
  let values = 1
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === 0x2c) values += 1
    else if (code === 0x5b || code === 0x7b) {
      values += 1
      depth += 1
      if (depth > MOST_DEPTH) throw new Failure('too_large', 'The body is nested too deeply.')
    } else if (code === 0x5d || code === 0x7d) depth -= 1
    if (values > MOST_VALUES) throw new Failure('too_large', 'The body holds too many values.')
  }
}

/** Refuses a list that no schema allows, before the schema looks at, and complains of, each entry. */
export function refuseLongLists(value: unknown, depth = LISTS_DEPTH): void {
  if (typeof value !== 'object' || value === null || depth === 0) return
  if (Array.isArray(value)) {
    if (value.length <= MOST_ENTRIES) return
    const most = MOST_ENTRIES.toLocaleString('en')
    throw new Failure('too_large', `A list in the body has more than ${most} entries.`)
  }
  for (const inner of Object.values(value)) refuseLongLists(inner, depth - 1)
}

function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return text.length
}
