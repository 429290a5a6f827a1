import type { ColumnReading } from '@plainflow/core'
import { DATE_FORMATS, isGuessable } from '@plainflow/core/date-formats'

/** How the cells of a column are written, and what they are then. */
export type ColumnForm = Pick<
  ColumnReading,
  'type' | 'decimal' | 'thousands' | 'notation' | 'dateFormat'
>

/** What a file knows of a column before its cells are looked at. */
export type ColumnKind = 'unknown' | 'text' | 'words' | 'number' | 'boolean' | 'date' | 'timestamp'

const PLAIN = { decimal: '.', thousands: '', dateFormat: null } as const
export const TEXT: ColumnForm = { type: 'text', ...PLAIN }
const ISO_DATE: ColumnForm = { type: 'date', ...PLAIN }
const ISO_TIMESTAMP: ColumnForm = { type: 'timestamp', ...PLAIN }

/** How numbers and dates are written in this file, as far as other cells tell. */
export interface Customs {
  /** `seen`: some cell can be read no other way. `likely`: nothing speaks against it. */
  readonly decimalComma: 'seen' | 'likely' | 'no'
  readonly monthFirst: boolean
  /** Whether some cell shows what the decimal mark is: of `1.234` alone nobody can tell. */
  readonly isMarkSeen: boolean
}

/**
 * The forms a column may have, narrow ones first. Forms in one group look alike: the first that fits
 * is taken, and the others that fit are told, because it was a guess.
 */
export function candidateForms(kind: ColumnKind, customs: Customs): ColumnForm[][] {
  switch (kind) {
    case 'text':
      return []
    case 'boolean':
      return [[{ type: 'boolean', ...PLAIN }]]
    case 'number':
      return [[{ type: 'integer', ...PLAIN }], [{ type: 'number', ...PLAIN }]]
    case 'date':
      return [[ISO_DATE]]
    case 'timestamp':
      return [[ISO_TIMESTAMP]]
    // Declared as text, where dates have no other way to be declared.
    case 'words':
      return momentForms(customs)
    case 'unknown':
      return [[{ type: 'boolean', ...PLAIN }], ...numberForms(customs), ...momentForms(customs)]
  }
}

/** Every form of one type, guessable or not: for a type that a person chose. */
export function formsOfType(type: ColumnForm['type'], customs: Customs): ColumnForm[] {
  const all = [
    [{ type: 'boolean', ...PLAIN } as const],
    ...numberForms(customs),
    ...momentForms(customs),
  ]
  const rare = DATE_FORMATS.filter((each) => !isGuessable(each)).map(dateForm)
  return [...all.flat(), ...rare].filter((form) => form.type === type)
}

type NumberMarks = Pick<ColumnForm, 'decimal' | 'thousands'>

/** Every pair of decimal mark and thousands separator, the likely ones first. */
export function numberMarks({ decimalComma }: Customs): readonly NumberMarks[] {
  const plain = { decimal: '.', thousands: '' } as const
  const comma = { decimal: ',', thousands: '' } as const
  const western = { decimal: '.', thousands: ',' } as const
  const european = { decimal: ',', thousands: '.' } as const
  const orders = {
    seen: [comma, european, plain, western],
    likely: [comma, plain, european, western],
    no: [plain, western, comma, european],
  }
  return [
    ...orders[decimalComma],
    { decimal: ',', thousands: ' ' },
    { decimal: '.', thousands: ' ' },
    { decimal: '.', thousands: "'" },
    { decimal: ',', thousands: "'" },
  ]
}

function numberForms(customs: Customs): ColumnForm[][] {
  // Digits alone are whole numbers, whatever marks other cells of the file have.
  return [
    [{ type: 'integer', ...PLAIN }],
    ...numberMarks(customs).flatMap((mark): ColumnForm[][] => [
      ...(mark.thousands === '' ? [] : [[{ type: 'integer' as const, ...mark, dateFormat: null }]]),
      [{ type: 'number', ...mark, dateFormat: null }],
    ]),
  ]
}

function momentForms({ monthFirst }: Customs): ColumnForm[][] {
  const groups = new Map<string, ColumnForm[]>()
  for (const each of DATE_FORMATS.filter(isGuessable)) {
    const alike = groups.get(each.shape) ?? []
    groups.set(each.shape, [...alike, dateForm(each)])
  }
  const ordered = [...groups.values()].map((forms) =>
    monthFirst ? forms.toSorted(byMonth) : forms,
  )
  return [[ISO_DATE], [ISO_TIMESTAMP], ...ordered]
}

function dateForm({ format, type }: (typeof DATE_FORMATS)[number]): ColumnForm {
  return { type, ...PLAIN, dateFormat: format }
}

function byMonth(a: ColumnForm, b: ColumnForm): number {
  const rank = ({ dateFormat }: ColumnForm) => (dateFormat?.startsWith('%m/') ? 0 : 1)
  return rank(a) - rank(b)
}
