import type { MeasureName } from '../question/query/query.ts'
import { saidWords } from '../question/link/link-names.ts'
import { tokenize } from '../../words/tokens.ts'
import { wordTable } from '../../words/word-table.ts'

/** An item that names a figure: how it is computed, and of what. */
export interface SaidFigure {
  /** Null where the figure is told by nothing but a word for any: "value", "rate". */
  readonly measure: 'count' | Exclude<MeasureName, 'count_rows' | 'count' | 'count_distinct'> | null
  /** What is counted or computed, as it was said; empty where that goes without saying. */
  readonly of: string
}

/** "Number of visits", "average fee", "how often", "value". Null where it names no figure. */
export function figureSaid(item: string): SaidFigure | null {
  const said = item.trim().toLowerCase()
  const count = COUNT.exec(said)
  if (count) return ofNoun({ measure: 'count', of: (count[1] ?? count[2] ?? '').trim() })
  const [, how, of = ''] = MEASURED.exec(said) ?? []
  const measure = how === undefined ? undefined : MEASURES[how]
  if (measure !== undefined) return ofNoun({ measure, of: of.trim() })
  return ANY.test(said) ? { measure: null, of: '' } : null
}

/** "Number of returns out of all orders" says more than an item of a list. */
function ofNoun(said: SaidFigure): SaidFigure | null {
  const words = said.of === '' ? [] : saidWords(tokenize(said.of))
  return words && words.length <= LONGEST ? said : null
}

const LONGEST = 3

export function isFigureWord(item: string): boolean {
  return figureSaid(item) !== null || unitSaid(item) !== null
}

const COUNT =
  /^(?:(?:total )?(?:number|count|no\.?|nr\.?|#)s? of (.+?)|how (?:many|often)(?: times)?(?: (.+?))?|(?:the )?(?:number|numbers|count|counts|tally|frequency)|(?:number of )?times)(?: (?:they|it|he|she|each|there)\b.*| (?:made|had|placed|has|have))?$/

const MEASURES = wordTable<Exclude<SaidFigure['measure'], 'count' | null>>({
  average: 'mean',
  avg: 'mean',
  mean: 'mean',
  total: 'sum',
  sum: 'sum',
  highest: 'max',
  maximum: 'max',
  max: 'max',
  largest: 'max',
  lowest: 'min',
  minimum: 'min',
  min: 'min',
  smallest: 'min',
})

const MEASURED = new RegExp(
  `^(?:that |this )?(${Object.keys(MEASURES).join('|')})(?: of)?(?: the| their| its)?( [\\p{L}\\d _%-]+)?$`,
  'u',
)

/** Whatever was asked for, compared or ranked by. */
const ANY =
  /^(?:that |this )?(?:value|values|figure|figures|amount|amounts|result|results|rate|rates|share|percentage|percent|%|ratio|difference|it)$/

/** "Seconds", "kg": the unit that a heading bears. */
export function unitSaid(item: string): RegExp | null {
  return UNITS[item.trim().toLowerCase()] ?? null
}

const UNITS = wordTable<RegExp>({
  seconds: /(?:^|[^\p{L}])(?:s|secs?|seconds?)(?:$|[^\p{L}])/iu,
  minutes: /(?:^|[^\p{L}])(?:m|mins?|minutes?)(?:$|[^\p{L}])/iu,
  hours: /(?:^|[^\p{L}])(?:h|hrs?|hours?)(?:$|[^\p{L}])/iu,
  days: /(?:^|[^\p{L}])(?:d|days?)(?:$|[^\p{L}])/iu,
  km: /(?:^|[^\p{L}])(?:km|kilomet(?:er|re)s?)(?:$|[^\p{L}])/iu,
  kilometres: /(?:^|[^\p{L}])(?:km|kilomet(?:er|re)s?)(?:$|[^\p{L}])/iu,
  kilometers: /(?:^|[^\p{L}])(?:km|kilomet(?:er|re)s?)(?:$|[^\p{L}])/iu,
  kg: /(?:^|[^\p{L}])(?:kgs?|kilos?)(?:$|[^\p{L}])/iu,
  kilos: /(?:^|[^\p{L}])(?:kgs?|kilos?)(?:$|[^\p{L}])/iu,
  euros: /(?:^|[^\p{L}])(?:eur|euros?)(?:$|[^\p{L}])|€/iu,
})
