import { dateStyles, MIXED_DATES } from '@plainflow/core/mixed-dates'
import {
  LONGEST_WRITTEN,
  type Notation,
  type NotationId,
  NOTATIONS,
  notationOf,
  withPlainSigns,
} from '@plainflow/core/notations'
import { isRatherCode } from '../infer-types.ts'
import { type ColumnForm, type Customs, formsOfType, numberMarks, TEXT } from './column-form.ts'
import { shapeTest } from './column-sql.ts'

/** What a column of text may be, as far as its first cells tell. */
export type Look =
  /** One of these: all cells have to tell which. */
  | { readonly kind: 'number'; readonly forms: readonly ColumnForm[] }
  | { readonly kind: 'date'; readonly forms: readonly ColumnForm[]; readonly isMixed: boolean }
  /** It was read in the first way; one of the others might fit as well. */
  | { readonly kind: 'guess'; readonly forms: readonly ColumnForm[] }
  /** Amounts of which no column can be made: euros beside dollars. */
  | { readonly kind: 'several'; readonly notations: readonly Notation[] }

/** Of ten cells eight have to fit: the others may be `n/a`, or totals. */
export const SHARE_THAT_FITS = 0.8
const LOOKED_AT = 200
const MOST_NOTATIONS = 4

/** Looks at the first cells of a column that was found to be text; null where it is just that. */
export function lookAtCells(
  given: readonly string[],
  customs: Customs,
  isUntyped: boolean,
): Look | null {
  const cells = given.slice(0, LOOKED_AT)
  const enough = Math.max(1, cells.length * SHARE_THAT_FITS)
  // Most texts hold no figures, and are not looked at any further.
  if (cells.filter((cell) => /[0-9０-９]/.test(cell)).length < enough) return null
  const number = lookForNumbers(cells, enough, customs)
  const isPlain = number?.kind === 'number' && number.forms.some(({ notation }) => !notation)
  return (isPlain && !isUntyped ? null : number) ?? lookForDates(cells, enough)
}

function lookForNumbers(cells: readonly string[], enough: number, customs: Customs): Look | null {
  const marked = new Map<NotationId, string[]>()
  for (const cell of cells) {
    const id = markIn(cell)
    marked.set(id, [...(marked.get(id) ?? []), cell])
  }
  const found = [...marked]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .flatMap(([id, some]) => {
      const fitting = Math.max(...amountForms(id, customs).map((form) => countFitting(form, some)))
      return fitting > 0 ? [{ id, fitting }] : []
    })
    .slice(0, MOST_NOTATIONS)
  if (found.reduce((sum, { fitting }) => sum + fitting, 0) < enough) return null
  const [first, second] = found.filter(({ id }) => id !== 'bare')
  const bare = found.find(({ id }) => id === 'bare')
  if (first && second) return several(found.filter(({ id }) => id !== 'bare'))
  const id = first?.id ?? 'bare'
  const needsMark = first !== undefined && notationOf(id).kind !== 'currency'
  if (needsMark && bare && first.fitting < enough) return several([first, bare])
  if (!first && cells.some((cell) => /^[-(]?0[0-9]/.test(cell.trim()))) return null
  const plain = first ? [] : [...formsOfType('integer', customs), ...formsOfType('number', customs)]
  const forms = [...plain, ...amountForms(id, customs)].filter(
    (form) => countFitting(form, cells) >= enough && (first || !isRatherCode(form, cells)),
  )
  return forms.length > 0 ? { kind: 'number', forms } : null
}

function several(found: readonly { readonly id: NotationId }[]): Look {
  return { kind: 'several', notations: found.map(({ id }) => notationOf(id)) }
}

function lookForDates(cells: readonly string[], enough: number): Look | null {
  const type = (['date', 'timestamp'] as const).find((each) => {
    return countFitting({ ...TEXT, type: each, dateFormat: MIXED_DATES[0] }, cells) >= enough
  })
  if (!type) return null
  const written = cells.map((cell) => withPlainSigns(cell).toLowerCase())
  const styles = dateStyles(MIXED_DATES[0]).filter(({ shape }) => {
    const begins = new RegExp(`^(?:${shape})(?![0-9])`, 'u')
    return written.some((cell) => begins.test(cell))
  })
  const forms = MIXED_DATES.map((dateFormat) => ({ ...TEXT, type, dateFormat }))
  return { kind: 'date', forms, isMixed: styles.length > 1 }
}

function amountForms(notation: NotationId, customs: Customs): ColumnForm[] {
  return numberMarks(customs).map((marks) => {
    return { type: 'number', ...marks, notation, dateFormat: null }
  })
}

function countFitting(form: ColumnForm, cells: readonly string[]): number {
  return cells.filter(shapeTest(form)).length
}

const SPELLINGS = new Map<string, NotationId>(
  NOTATIONS.flatMap(({ id, marks }) => marks.map((mark) => [mark, id] as const)),
)
const ANY_MARK = new RegExp(
  [...SPELLINGS.keys()]
    .toSorted((a, b) => b.length - a.length)
    // Of letters only a whole word: the k of 1.2k begins no kilogram, the m of 3 mio is no metre.
    .map((mark) => mark.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .map((mark) => (/^[A-Za-zÀ-ɏ]/.test(mark) ? `(?<![A-Za-zÀ-ɏ])${mark}` : mark))
    .map((mark) => (/[A-Za-zÀ-ɏ]$/.test(mark) ? `${mark}(?![A-Za-zÀ-ɏ])` : mark))
    .join('|'),
  'u',
)

function markIn(cell: string): NotationId {
  const [mark] = ANY_MARK.exec(withPlainSigns(cell.slice(0, 2 * LONGEST_WRITTEN))) ?? []
  return (mark === undefined ? undefined : SPELLINGS.get(mark)) ?? 'bare'
}
