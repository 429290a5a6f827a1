/** One value of a record: text is as it was written, of a text what it says. */
export interface JsonCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'nested'
  readonly text: string
}

export type ParsedRecord =
  | { readonly cells: ReadonlyMap<string, JsonCell | null>; readonly repeated: boolean }
  | { readonly problem: string }

/**
 * A record's values by key. Numbers and nested values keep the digits they were written with, which
 * JSON.parse alone would round.
 */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: `not JSON (${shortened(error)})` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
    return { problem: `${kind} where an object is expected` }
  }
  const cells = new Map<string, JsonCell | null>()
  const spans = [...membersOf(text)]
  for (const [key, written] of spans) {
    const cell = cellOf(written)
    for (const said of [key, cell?.text ?? '']) {
      if (said.includes('\0')) return { problem: 'a text with a NUL character' }
      if (/\p{Surrogate}/u.test(said)) return { problem: 'a text with half a character' }
    }
    cells.set(key, cell)
  }
  return { cells, repeated: cells.size < spans.length }
}

function cellOf(written: string): JsonCell | null {
  const first = written[0]
  if (first === 'n') return null
  // What begins with a quote in valid JSON is a text.
  if (first === '"') return { kind: 'text', text: JSON.parse(written) as string }
  if (first === '{' || first === '[') return { kind: 'nested', text: withoutSpaces(written) }
  return { kind: first === 't' || first === 'f' ? 'boolean' : 'number', text: written }
}

/** Keys and written values of an object that is known to be valid. */
function* membersOf(text: string): Generator<[key: string, written: string]> {
  let at = text.indexOf('{') + 1
  for (;;) {
    at = skipSpaces(text, at)
    if (text[at] === ',') at = skipSpaces(text, at + 1)
    if (text[at] === '}' || at >= text.length) return
    const keyEnd = endOfValue(text, at)
    // A key is a text.
    const key = JSON.parse(text.slice(at, keyEnd)) as string
    const from = skipSpaces(text, skipSpaces(text, keyEnd) + 1)
    at = endOfValue(text, from)
    yield [key, text.slice(from, at)]
  }
}

function skipSpaces(text: string, at: number): number {
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1
  return at
}

function endOfValue(text: string, from: number): number {
  const first = text[from]
  if (first === '"') return endOfText(text, from)
  if (first !== '{' && first !== '[') {
    let at = from
    while (at < text.length && !/[\s,}\]]/.test(text[at] ?? '')) at += 1
    return at
  }
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfText(text, at) - 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

function endOfText(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** The same value, with nothing between its parts. */
function withoutSpaces(written: string): string {
  return written.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''))
}

function shortened(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/,? ?"[\s\S]*$/, '').slice(0, 80)
}
