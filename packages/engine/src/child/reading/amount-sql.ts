import { duckdbText } from '@plainflow/core/duckdb-text'
import {
  ALIKE_SIGNS,
  LONGEST_WRITTEN,
  type Notation,
  type NotationId,
  notationOf,
  SCALES,
  withPlainSigns,
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

/**
 * SQL for the number a cell tells, null where it has not the form or more digits than a number of 64
 * bits holds. Percent and thousands are told by an exponent and not worked out: 12.34 % is the number
 * next to 0.1234, where a division would be off by its last digit.
 */
export function amountSql(x: string, form: AmountForm): string {
  const notation = notationOf(form.notation)
  const { digits, mark, scale } = partsOf(form, notation)
  // Without its marks first: the point of Rs.500 is no decimal point, the figure of m2 is no figure.
  const bare = mark === '' ? 't' : `regexp_replace(t, ${duckdbText(mark)}, '', 'g')`
  const joined = form.thousands === '' ? 'f' : `replace(f, ${duckdbText(form.thousands)}, '')`
  const plain = form.decimal === '.' ? joined : `replace(${joined}, ',', '.')`
  const sign = `CASE WHEN regexp_matches(b, '^[^0-9]*[-(]|[0-9] *- *$') THEN '-' ELSE '' END`
  const isHeld = `length(trim(regexp_replace(f, '[^0-9]', '', 'g'), '0')) <= 15`
  const number = `CASE WHEN ${isHeld} THEN CAST(${sign} || ${plain} || ${exponentSql('b', notation, scale)} AS DOUBLE) END`
  const figures = bound('f', `regexp_extract(b, ${duckdbText(digits)})`, number)
  const fits = `length(t) <= ${LONGEST_WRITTEN} AND regexp_full_match(t, ${duckdbText(amountShape(form))})`
  return bound('t', inPlainSigns(x), `CASE WHEN ${fits} THEN ${bound('b', bare, figures)} END`)
}

/** A value under a name, by a list of one: DuckDB works out anew whatever is written twice in a CASE. */
export function bound(name: string, value: string, use: string): string {
  return `list_transform([${value}], lambda ${name}: ${use})[1]`
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
  const exponents = SCALES.flatMap((each) => {
    return wordsOf(each, kind).map(
      (word) => [word, `e${String(each.exponent).padStart(2, '0')}`] as const,
    )
  })
  const word = `regexp_extract(${bare}, ${duckdbText(`[0-9-] ?(${scale})`)}, 1)`
  return bound('w', word, lookUpSql('w', [['', 'e00'], ...exponents]))
}

/** Words of a list with what they stand for, all of one length: one search in one text. */
export function lookUpSql(word: string, list: readonly (readonly [string, string])[]): string {
  const text = duckdbText(`${list.map(([key, value]) => `|${key}=${value}`).join('')}|`)
  const length = list[0]?.[1].length ?? 0
  const at = `strpos(${text}, '|' || ${word} || '=')`
  return `CASE WHEN ${at} > 0 THEN substr(${text}, ${at} + length(${word}) + 2, ${length}) END`
}

/** The longest first: DuckDB takes the first that fits. */
function anyOf(words: readonly string[]): string {
  const sorted = words.toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})`
}

/** The beginning of a cell in plain signs: of texts of a megabyte no more is looked at. */
export function inPlainSigns(x: string): string {
  const start = `left(${x}, ${LONGEST_WRITTEN + 1})`
  const usual = USUAL_SIGNS.reduce(
    (cell, [from, to]) => `replace(${cell}, ${duckdbText(from)}, ${duckdbText(to)})`,
    start,
  )
  const { from, to } = ALIKE_SIGNS
  // `translate` is slow, and hardly ever needed.
  const all = `CASE WHEN regexp_matches(s, ${duckdbText(RARE_SIGNS)}) THEN translate(s, ${duckdbText(from)}, ${duckdbText(to)}) ELSE s END`
  return `trim(${bound('s', usual, all)})`
}

/** Those that stand in cells by the thousand. */
const USUAL_SIGNS = Array.from('\u00a0\u202f\u2212\u2019', (sign) => {
  return [sign, withPlainSigns(`x${sign}x`).slice(1, -1)] as const
})
const RARE_SIGNS = `[${Array.from(ALIKE_SIGNS.from)
  .filter((sign) => !USUAL_SIGNS.some(([usual]) => usual === sign))
  .join('')}]`
