import type { ColumnLink } from '../question/link/mention.ts'
import { columnsIn } from './formula.ts'
import type { SaidFormula } from './formula.ts'
import type { Measure, SaidAmount, SaidKept } from './figure-draft.ts'
import { takeKept } from './read-kept.ts'
import { takeFormula } from './take-formula.ts'
import { isFigure } from './is-figure.ts'
import { RATES } from './rates.ts'
import { figuresLike, ratioCalled, SPENT } from './known-ratios.ts'
import type { WordStream } from './word-stream.ts'

/** A figure that is computed of columns: by what the request says, by its name, or "cost per lead". */
export function takeComputed(words: WordStream, measure: Measure | null): SaidAmount | null {
  return (
    takeDefined(words, measure) ??
    takeInline(words, measure) ??
    takeKnown(words, measure) ??
    takePer(words, measure)
  )
}

/**
 * The name of what the request defines: anything up to where another part begins. A cell in it tells of which rows
 * it is: "sauna income per club, quantity times price".
 */
function takeDefined(words: WordStream, measure: Measure | null): SaidAmount | null {
  const { definition } = words
  if (!definition) return null
  const from = words.at
  const kept: SaidKept[] = []
  while (!words.done && !ENDS.has(words.word()) && words.tokens[words.at]?.number === null) {
    const cell = takeKept(words)
    if (cell) kept.push(cell)
    else words.at += 1
  }
  if (words.at === from) return null
  words.attempt(() => takeDivisor(words, definition.formula))
  const text = words.tokens.slice(from, words.at).map(({ fold }) => fold)
  const { formula } = definition
  // A rate is told in per cent.
  const isRate = text.some((word) => RATES.includes(word)) && formula.kind === 'binary'
  return {
    kind: 'formula',
    formula,
    isPercent: definition.isPercent || (isRate && formula.operator === '/'),
    measure,
    text: text.join(' '),
    told: false,
    kept,
  }
}

const ENDS: ReadonlySet<string> = new Set(
  'by per for in of from across each during since , ? . : ; with among on at to only'.split(' '),
)

/** "Cost per conversion" is one name where it is divided by the conversions. */
function takeDivisor(words: WordStream, formula: SaidFormula): true | null {
  if (formula.kind !== 'binary' || formula.operator !== '/' || words.take('per') === null)
    return null
  const divisors = columnsIn(formula.right).flatMap((links) => links.map(({ column }) => column))
  const named = words.named()
  if (named?.columns.some(({ column }) => divisors.includes(column))) {
    words.at += named.length
    return true
  }
  // "Rent per square metre": what no table knows splits nothing, and is what is divided by.
  const from = words.at
  while (!words.done && !ENDS.has(words.word()) && !words.named() && !words.value()) words.at += 1
  return words.at > from ? true : null
}

function takeInline(words: WordStream, measure: Measure | null): SaidAmount | null {
  const from = words.at
  const formula = takeFormula(words)
  if (!formula) return null
  const text = words.tokens.slice(from, words.at).filter(({ sign }) => !sign)
  const name = text.map(({ fold }) => fold).join(' ')
  const isPercent = / as a (?:percentage|share) of /.test(name)
  return { kind: 'formula', formula, measure, text: name, told: false, isPercent }
}

function takeKnown(words: WordStream, measure: Measure | null): SaidAmount | null {
  return words.attempt(() => {
    const called = words.named()?.length ?? 0
    const from = words.at
    const known = ratioCalled(words)
    // A column of that name holds it already.
    if (!known || words.at - from <= called) return null
    return { kind: 'formula', measure, ...known, told: true }
  })
}

/** "Cost per lead" where a row tells how many leads there were. */
function takePer(words: WordStream, measure: Measure | null): SaidAmount | null {
  return words.attempt(() => {
    const [left, right] = [takeFigure(words), words.take('per') && takeCounted(words)]
    if (!left || !right || left.text === right.text) return null
    const formula: SaidFormula = {
      kind: 'binary',
      operator: '/',
      left: { kind: 'column', column: left.columns },
      right: { kind: 'column', column: right.columns },
    }
    const text = `${left.text} per ${right.text}`
    return { kind: 'formula', formula, measure, text, told: true }
  })
}

function takeFigure(words: WordStream) {
  const named = words.named()
  const columns = named?.columns.filter(isFigure) ?? []
  if (!named && words.take('cost', 'costs') !== null) {
    // What a campaign costs is what was spent on it.
    const spent = figuresLike(words, SPENT)
    return spent.length === 0 ? null : { columns: spent, text: words.word(-1) }
  }
  if (!named || columns.length === 0) return null
  words.at += named.length
  const text = words.tokens.slice(words.at - named.length, words.at).map(({ fold }) => fold)
  return { columns, text: text.join(' ') }
}

/** One of what a column counts: `Leads`, said in the singular. */
function takeCounted(words: WordStream) {
  const said = words.word()
  const measured = measuredIn(words, said)
  if (measured.length > 0) {
    words.at += 1
    return { columns: measured, text: said }
  }
  // "Balance per guest" where guests are rows: of each of them.
  if ((words.named()?.tables.length ?? 0) > 0) return null
  const figure = takeFigure(words)
  const counts = figure?.columns.filter(({ column }) => /[^s]s$/i.test(column.name)) ?? []
  return figure && counts.length > 0 && !/[^s]s$/.test(said) ? { ...figure, columns: counts } : null
}

/** "Fee per kg" where a heading says "Weight (kg)", and no column is called so. */
function measuredIn(words: WordStream, unit: string): readonly ColumnLink[] {
  const isIn = new RegExp(String.raw`^.+(?:[([]${unit}[)\]]|[_ ]${unit})$`, 'i')
  return /^\p{L}{1,8}$/u.test(unit) && !/^(?:eur|usd|gbp|chf|no|id|pct)$/.test(unit)
    ? figuresLike(words, isIn)
    : []
}
