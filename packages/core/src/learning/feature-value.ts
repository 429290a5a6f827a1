import type { Expression } from '../relation/expression.ts'
import {
  binary,
  call,
  cast,
  cellOf,
  choose,
  dayOf,
  isNull,
  numberOf,
  textOf,
} from '../relation/make-expression.ts'
import type { Feature } from './feature.ts'

/**
 * What a feature is, over the columns of a row: a number, or null where the cell is and nothing stands
 * for it. Training and prediction both print this one expression, so that they cannot disagree.
 * `words` is where the words of the feature's column are found; a column that holds them will do.
 */
export function featureValue(
  feature: Feature,
  words: Expression = wordsOf(feature.column),
): Expression {
  const cell = cellOf(feature.column)
  switch (feature.kind) {
    case 'number':
    case 'flag':
      return filled(cast(cell, 'number'), feature.fill)
    case 'missing':
      return flag(isNull(cell))
    case 'code':
      return codeOf(cell, feature.values)
    case 'is':
      return flag(binary('=', cast(cell, 'text'), textOf(feature.value)))
    case 'other':
      return choose([[among(cell, feature.than), numberOf(0)]], numberOf(1))
    case 'date':
      return filled(cast(DATE_PARTS[feature.part](cell), 'number'), feature.fill)
    case 'word':
      return flag(call('contains', words, textOf(` ${feature.word} `)))
  }
}

/**
 * The words of a text in small letters, a space around each; null of a null. What is cut at is ASCII
 * that is neither letter nor digit, and a few marks of print: the classes of letters beyond that differ
 * by language, as do the small letters of `Σ` and `İ`, which are therefore replaced.
 */
export function wordsOf(column: string): Expression {
  const even = call('translate', cellOf(column), textOf('ςΣİ'), textOf('σσi'))
  const cut = call('regexp_replace', call('lower', even), textOf(BETWEEN_WORDS), textOf(' '))
  return binary('||', binary('||', textOf(' '), cut), textOf(' '))
}

const BETWEEN_WORDS = '[\\t\\n\\r -/:-@\\[-`{-~¡«·»¿–—‘’‚“”„•…、。]+'

const DATE_PARTS = {
  year: (cell: Expression) => call('year', cell),
  month: (cell: Expression) => call('month', cell),
  weekday: (cell: Expression) => call('day_of_week', cell),
  days: (cell: Expression) => call('date_diff', textOf('day'), dayOf('1970-01-01'), cell),
} as const

/** One test after the other: DuckDB would make a join of a list. */
function codeOf(cell: Expression, values: readonly string[]): Expression {
  const branches = values.map((value, index) => {
    const found = binary('=', cast(cell, 'text'), textOf(value))
    return [found, numberOf(index + 1)] as const
  })
  return choose([[isNull(cell), numberOf(0)], ...branches], numberOf(values.length + 1))
}

/** Null, or one of these. */
function among(cell: Expression, values: readonly string[]): Expression {
  return values.reduce(
    (found, value) => binary('or', found, binary('=', cast(cell, 'text'), textOf(value))),
    isNull(cell),
  )
}

function flag(condition: Expression): Expression {
  return choose([[condition, numberOf(1)]], numberOf(0))
}

function filled(value: Expression, fill: number | undefined): Expression {
  return fill === undefined ? value : call('coalesce', value, numberOf(fill))
}
