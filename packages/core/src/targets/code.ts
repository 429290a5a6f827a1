/**
 * A piece of code, built from other pieces. A plain string is not code: it becomes code only through
 * a target's own writers, so no string of a user can be pasted into what we print.
 */
export type Code = Verbatim | Line | Sequence | Group | Indent | WhenBroken | Marked

interface Verbatim {
  readonly kind: 'verbatim'
  readonly text: string
}
/** A line break where the group around it does not fit, else `flat`. */
interface Line {
  readonly kind: 'line'
  readonly flat: string
  readonly always: boolean
}
interface Sequence {
  readonly kind: 'sequence'
  readonly parts: readonly Code[]
}
interface Group {
  readonly kind: 'group'
  readonly body: Code
}
interface Indent {
  readonly kind: 'indent'
  readonly body: Code
}
interface WhenBroken {
  readonly kind: 'when-broken'
  readonly body: Code
}

/** Code that belongs to something, whose lines are to be known. */
interface Marked {
  readonly kind: 'marked'
  readonly mark: string
  readonly body: Code
}

/** The template: its fixed parts are ours, its holes take code only. code`SELECT ${columns}` */
export function code(fixed: TemplateStringsArray, ...holes: readonly Code[]): Code {
  const parts: Code[] = []
  fixed.forEach((text, index) => {
    if (text !== '') parts.push(verbatim(text))
    const hole = holes[index]
    if (hole) parts.push(hole)
  })
  return { kind: 'sequence', parts }
}

/** For the writers of identifiers, literals and comments alone: what they give is already safe. */
export function verbatim(text: string): Code {
  return { kind: 'verbatim', text }
}

export const NOTHING: Code = { kind: 'sequence', parts: [] }
/** A space, or a break where the group does not fit. */
export const line: Code = { kind: 'line', flat: ' ', always: false }
/** Nothing, or a break where the group does not fit. */
export const softLine: Code = { kind: 'line', flat: '', always: false }
export const newLine: Code = { kind: 'line', flat: '', always: true }

export function group(body: Code): Code {
  return { kind: 'group', body }
}

export function indent(body: Code): Code {
  return { kind: 'indent', body }
}

/** Printed only where the group around it is broken: a trailing comma. */
export function whenBroken(body: Code): Code {
  return { kind: 'when-broken', body }
}

/** Notes that a piece belongs to something: `renderMarked` tells its lines. */
export function marked(mark: string, body: Code): Code {
  return { kind: 'marked', mark, body }
}

export function join(parts: readonly Code[], separator: Code): Code {
  const joined = parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
  return { kind: 'sequence', parts: joined }
}

/** `open` items `close`, on one line or one item a line. */
export function bracketed(open: Code, items: readonly Code[], close: Code, trailing: Code): Code {
  if (items.length === 0) return code`${open}${close}`
  const body = join(items, code`,${line}`)
  return group(
    code`${open}${indent(code`${softLine}${body}${whenBroken(trailing)}`)}${softLine}${close}`,
  )
}

/** The text of a piece: groups stay on one line where they fit into `width` columns. */
export function render(piece: Code, width: number, step = 4): string {
  return renderMarked(piece, width, step).text
}

/** Lines from 1, both ends included. */
export interface MarkedLines {
  readonly mark: string
  readonly from: number
  readonly to: number
}

/** The text, and on which lines each marked piece has come to stand. */
export function renderMarked(
  piece: Code,
  width: number,
  step = 4,
): { readonly text: string; readonly marks: readonly MarkedLines[] } {
  const out: string[] = []
  const marks: MarkedLines[] = []
  let lineNumber = 1
  let column = 0
  let atLineStart = false
  const todo: Task[] = [{ piece, depth: 0, broken: true }]
  for (let task = todo.pop(); task; task = todo.pop()) {
    task.ended?.()
    const { piece: current, depth, broken } = task
    switch (current.kind) {
      case 'verbatim':
        // Indentation waits for something to indent, so that blank lines stay empty.
        if (atLineStart) out.push(' '.repeat(column))
        atLineStart = false
        out.push(current.text)
        column = columnAfter(column, current.text)
        lineNumber += breaksIn(current.text)
        break
      case 'line':
        if (broken || current.always) {
          out.push('\n')
          lineNumber += 1
          column = depth * step
          atLineStart = true
        } else {
          out.push(current.flat)
          column += current.flat.length
        }
        break
      case 'sequence':
        for (const part of current.parts.toReversed()) todo.push({ piece: part, depth, broken })
        break
      case 'indent':
        todo.push({ piece: current.body, depth: depth + 1, broken })
        break
      case 'when-broken':
        if (broken) todo.push({ piece: current.body, depth, broken })
        break
      case 'group': {
        const flat = { piece: current.body, depth, broken: false }
        const isBroken = !fits(flat, todo, width - column)
        todo.push({ ...flat, broken: isBroken })
        break
      }
      case 'marked': {
        const { mark, body } = current
        const from = lineNumber
        const ended = () => marks.push({ mark, from, to: lineNumber })
        todo.push({ piece: NOTHING, depth, broken, ended })
        todo.push({ piece: body, depth, broken })
        break
      }
    }
  }
  return { text: out.join(''), marks }
}

function breaksIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

interface Task {
  readonly piece: Code
  readonly depth: number
  readonly broken: boolean
  /** All of a marked piece is written. */
  readonly ended?: () => void
}

/** Whether a group, and what follows it up to the next break, fits into the room left on the line. */
function fits(first: Task, rest: readonly Task[], room: number): boolean {
  const todo: Task[] = [first]
  let index = rest.length
  let left = room
  while (left >= 0) {
    const task = todo.pop() ?? rest[--index]
    if (!task) return true
    const { piece, depth, broken } = task
    switch (piece.kind) {
      case 'verbatim':
        if (piece.text.includes('\n')) return left >= piece.text.indexOf('\n')
        left -= piece.text.length
        break
      case 'line':
        if (piece.always && index === rest.length) return false
        if (broken || piece.always) return true
        left -= piece.flat.length
        break
      case 'sequence':
        for (const part of piece.parts.toReversed()) todo.push({ piece: part, depth, broken })
        break
      case 'group':
        todo.push({ piece: piece.body, depth, broken: false })
        break
      case 'indent':
      case 'marked':
        todo.push({ piece: piece.body, depth, broken })
        break
      case 'when-broken':
        if (broken) todo.push({ piece: piece.body, depth, broken })
        break
    }
  }
  return false
}

function columnAfter(column: number, text: string): number {
  const lastBreak = text.lastIndexOf('\n')
  return lastBreak === -1 ? column + text.length : text.length - lastBreak - 1
}
