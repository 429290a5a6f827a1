import { duckdbText } from '@plainflow/core/duckdb-text'
import {
  ALIKE_SIGNS,
  LONGEST_WRITTEN,
  type Notation,
  type NotationId,
  notationOf,
  SCALES,
} from '@plainflow/core/notations'
import type { ColumnForm } from './column-form.ts'

/** A number with something beside its figures: `1.265,04 €`, `(300)`, `12 %`, `$1.2k`, `5,00-`. */
export type AmountForm = ColumnForm & { readonly notation: NotationId }

export function isAmount(form: ColumnForm): form is AmountForm {
  return form.notation !== undefined && form.type === 'number'
}

/** Matches every cell of the form, once it is in plain signs. Alike in JavaScript and DuckDB. */
export function amountShape(form: AmountForm): string {
  const notation = notationOf(form.notation)
  const { cents, digits, mark, scale } = partsOf(form, notation)
  // Written 12,- where there are no cents.
  const figures = `(?:${digits}|${cents})`
  const core = scale === '' ? figures : `${figures}(?: ?${scale})?`
  const bodies = {
    bare: [`[-+]? ?${core}`, `${figures} ?-`, `[(] ?${core} ?[)]`],
    currency: [
      `[-+]? ?(?:${mark} ?)?${core}(?: ?${mark})?`,
      `${mark} ?[-+] ?${core}`,
      `(?:${mark} ?)?${figures} ?-(?: ?${mark})?`,
      `[(] ?(?:${mark} ?)?${core}(?: ?${mark})? ?[)]`,
      `${mark} ?[(] ?${core} ?[)]`,
      `[(] ?${core} ?[)] ?${mark}`,
    ],
    // Without its mark a cell of these does not say what it is: 12 beside 12 % may be either.
    share: [
      `[-+]? ?${core} ?${mark}`,
      `[-+]? ?${mark} ?${core}`,
      `[(] ?${core} ?${mark} ?[)]`,
      `[(] ?${core} ?[)] ?${mark}`,
    ],
    unit: [`[-+]? ?${core} ?${mark}`, `[(] ?${core} ?${mark} ?[)]`],
  } satisfies Record<Notation['kind'], string[]>
  return `(?:${bodies[notation.kind].join('|')})`
}

/** SQL that is true for a cell that has the form, and no more digits than a number of 64 bits holds. */
export function amountFitsSql(x: string, form: AmountForm): string {
  const shape = `regexp_full_match(${inPlainSigns(x)}, ${duckdbText(amountShape(form))})`
  const significant = `trim(regexp_replace(${figuresSql(x, form)}, '[^0-9]', '', 'g'), '0')`
  return `length(${x}) <= ${LONGEST_WRITTEN} AND ${shape} AND length(${significant}) <= 15`
}

/**
 * SQL for a number as DuckDB writes it. Percent and thousands are told by an exponent and not worked
 * out: 12.34 % is the number next to 0.1234, where a division would be off by its last digit.
 */
export function amountTextSql(x: string, form: AmountForm): string {
  const notation = notationOf(form.notation)
  const { scale } = partsOf(form, notation)
  const bare = bareSql(x, form)
  const figures = figuresSql(x, form)
  const joined =
    form.thousands === '' ? figures : `replace(${figures}, ${duckdbText(form.thousands)}, '')`
  const plain = form.decimal === '.' ? joined : `replace(${joined}, ',', '.')`
  const isNegative = `regexp_matches(${bare}, '^[^0-9]*[-(]|[0-9] *- *$')`
  return `CASE WHEN ${isNegative} THEN '-' ELSE '' END || ${plain} || ${exponentSql(bare, notation, scale)}`
}

function figuresSql(x: string, form: AmountForm): string {
  const { digits } = partsOf(form, notationOf(form.notation))
  return `regexp_extract(${bareSql(x, form)}, ${duckdbText(digits)})`
}

/** Without its marks: the point of Rs.500 is no decimal point, the figure of m2 is no figure. */
function bareSql(x: string, form: AmountForm): string {
  const { mark } = partsOf(form, notationOf(form.notation))
  const signs = inPlainSigns(x)
  return mark === '' ? signs : `regexp_replace(${signs}, ${duckdbText(mark)}, '', 'g')`
}

function partsOf({ decimal, thousands }: AmountForm, { kind, marks }: Notation) {
  const point = decimal === '.' ? '[.]' : ','
  const whole = wholePart(thousands)
  const scales = kind === 'currency' || kind === 'bare' ? scaleWords(kind) : []
  return {
    digits: `(?:${whole}(?:${point}[0-9]+)?|${point}[0-9]+)`,
    cents: `${whole}${point}-{1,2}`,
    mark: marks.length === 0 ? '' : anyOf(marks),
    scale: scales.length === 0 ? '' : anyOf(scales),
  }
}

/** With or without separators, as cells of one column often differ in that; or as India parts them. */
function wholePart(thousands: ColumnForm['thousands']): string {
  if (thousands === '') return '(?:0|[1-9][0-9]*)'
  const between = `[${thousands}]`
  const indian = thousands === ',' ? '|[1-9][0-9]?(?:,[0-9]{2})+,[0-9]{3}' : ''
  return `(?:[1-9][0-9]{0,2}(?:${between}[0-9]{3})+${indian}|[1-9][0-9]*|0)`
}

function scaleWords(kind: Notation['kind']): string[] {
  return SCALES.flatMap((each) => wordsOf(each, kind))
}

function wordsOf({ words, onlyMoney = [] }: (typeof SCALES)[number], kind: Notation['kind']) {
  return kind === 'currency' ? [...words, ...onlyMoney] : words
}

function exponentSql(bare: string, { id, kind }: Notation, scale: string): string {
  if (kind === 'share') return id === '%' ? "'e-2'" : "'e-3'"
  if (scale === '') return "''"
  const word = `regexp_extract(${bare}, ${duckdbText(`[0-9-] ?(${scale})`)}, 1)`
  const cases = SCALES.map((each) => {
    const words = wordsOf(each, kind).map(duckdbText).join(', ')
    return `WHEN ${word} IN (${words}) THEN 'e${each.exponent}'`
  })
  return `CASE ${cases.join(' ')} ELSE '' END`
}

/** The longest first: DuckDB takes the first that fits. */
function anyOf(words: readonly string[]): string {
  const sorted = words.toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})`
}

export function inPlainSigns(x: string): string {
  const { from, to } = ALIKE_SIGNS
  return `trim(translate(${x}, ${duckdbText(from)}, ${duckdbText(to)}))`
}
