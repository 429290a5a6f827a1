import type { ColumnFix, ColumnReading, ColumnRemark } from '@plainflow/core'
import { notationOf } from '@plainflow/core/notations'
import { dateInWords } from './date-in-words.ts'
import type { Look } from './look-at-cells.ts'

export type Unlabelled = Omit<ColumnFix, 'label'>

/** A look that all cells bore out. */
export interface Told {
  readonly look: Look
  /** One, several where only a person can tell, none where nothing sensible can be done. */
  readonly fixes: readonly Unlabelled[]
}

/** What is to be said of a column that nobody has said anything about. */
export function remarkOn(reading: ColumnReading, { look, fixes }: Told): ColumnRemark {
  const { name: column } = reading
  const remark = (text: string, labels: readonly string[]) => ({
    column,
    text,
    isSettled: false,
    fixes: fixes.map((fix, index) => ({ ...fix, label: labels[index] ?? '' })),
  })
  const [first, second] = fixes
  if (look.kind === 'several') {
    const sorts = look.notations.map(({ kind, words }) =>
      kind === 'bare' ? 'bare numbers' : words,
    )
    return remark(
      `"${column}" holds ${listed(sorts, 'and')} side by side. It stays text, because a sum of them would mean nothing.`,
      [],
    )
  }
  if (!first)
    return remark(
      `"${column}" holds dates with the day first and dates with the month first. It stays text, because nobody can tell which of them 01/02 is.`,
      [],
    )
  if (look.kind === 'guess') return guessRemark(reading, fixes)
  const what = looksLike(look, first)
  if (second)
    return remark(
      `"${column}" looks like ${what}, but ${quoted(first)} could be ${listed(fixes.map(valueOf), 'or')}. It stays text until you choose.${unfitWords(first)}`,
      fixes.map((fix) => `Read ${quoted(fix)} as ${valueOf(fix)}`),
    )
  return remark(
    `"${column}" looks like ${what}: ${quoted(first)} would be ${valueOf(first)}.${unfitWords(first)}`,
    [look.kind === 'date' ? 'Read as dates' : 'Read as a number'],
  )
}

/** Of a column that is read as its owner said; the way back stands beside it. */
export function settledRemark({ name, type, notation, unfit }: ColumnReading): ColumnRemark | null {
  if (type === 'text') return null
  const what = notation && notation !== 'bare' ? `, ${inWords(notation)}` : ''
  const kind = type === 'integer' ? 'whole numbers' : `${type}s`
  return {
    column: name,
    text: `"${name}" is read as ${kind}${what}, as you chose.${unfit > 0 ? ` ${cells(unfit)} not fit and ${unfit === 1 ? 'is' : 'are'} empty.` : ''}`,
    isSettled: true,
    fixes: [{ label: 'Undo', example: null, override: null, unfit: 0, misfits: [] }],
  }
}

function guessRemark({ name, dateFormat }: ColumnReading, fixes: readonly Unlabelled[]) {
  const [now, ...others] = fixes
  const text =
    dateFormat === null
      ? `The numbers of "${name}" could be read in two ways: ${quoted(now)} is taken for ${valueOf(now)}, but could be ${listed(others.map(valueOf), 'or')}.`
      : `The dates of "${name}" are read as ${dateInWords(dateFormat)}; ${listed(
          others.map(({ override }) => dateInWords(override?.dateFormat ?? '')),
          'or',
        )} would fit as well.`
  return {
    column: name,
    text,
    isSettled: false,
    fixes: others.map((fix) => ({ ...fix, label: `Read ${quoted(fix)} as ${valueOf(fix)}` })),
  }
}

function looksLike(look: Look, { override }: Unlabelled): string {
  if (look.kind === 'date') return look.isMixed ? 'dates written in several ways' : 'dates'
  if (override?.notation) return notationOf(override.notation).words
  return override?.type === 'integer' ? 'whole numbers' : 'numbers'
}

function inWords(notation: NonNullable<ColumnReading['notation']>): string {
  const { kind, words } = notationOf(notation)
  return kind === 'share' ? `${words} as shares of one` : `in ${words}`
}

function quoted(fix: Unlabelled | undefined): string {
  return fix?.example ? `“${fix.example.text}”` : 'a cell'
}

function valueOf(fix: Unlabelled | undefined): string {
  return fix?.example?.value ?? 'another value'
}

function unfitWords({ unfit }: Unlabelled): string {
  return unfit === 0 ? '' : ` ${cells(unfit)} not fit and would be empty.`
}

function cells(count: number): string {
  return count === 1 ? 'One cell does' : `${count.toLocaleString('en')} cells do`
}

function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}
