import { saysRevenue } from '../../tables/revenue-of.ts'
import { stem } from '../../words/stem.ts'
import { textOfTokens } from '../../words/tokens.ts'
import type { Operator, SaidFormula } from './formula.ts'
import { isFigure } from './is-figure.ts'
import { WordStream } from './word-stream.ts'
import type { Named } from './word-stream.ts'

/** "qty on hand x unit cost", "total clicks divided by total impressions", "price minus cost x quantity". */
export function takeFormula(words: WordStream): SaidFormula | null {
  return words.attempt(() => {
    const formula = takeSum(words)
    return formula?.kind === 'binary' ? formula : null
  })
}

/** Products and quotients bind closer, as everywhere. */
function takeSum(words: WordStream): SaidFormula | null {
  return takeChain(words, takeProduct, ADDING)
}

function takeProduct(words: WordStream): SaidFormula | null {
  return takeChain(words, takePart, MULTIPLYING)
}

/** "Lost / (kept + lost)": what stands in brackets is computed first. */
function takePart(words: WordStream): SaidFormula | null {
  const inside = words.attempt(() => {
    if (words.take('(') === null) return null
    const formula = takeSum(words)
    return formula && words.take(')') !== null ? formula : null
  })
  return inside ?? takeColumn(words)
}

function takeChain(
  words: WordStream,
  takeNext: (words: WordStream) => SaidFormula | null,
  signs: ReadonlyMap<string, Operator>,
): SaidFormula | null {
  let formula = takeNext(words)
  for (let isMore = formula !== null; isMore && formula;) {
    const left: SaidFormula = formula
    const longer = words.attempt((): SaidFormula | null => {
      const operator = signs.get(words.take(...signs.keys()) ?? '')
      const right = operator && takeNext(words)
      return right ? { kind: 'binary', operator, left, right } : null
    })
    isMore = longer !== null
    formula = longer ?? left
  }
  return formula
}

const ADDING: ReadonlyMap<string, Operator> = new Map([
  ['plus', '+'],
  ['+', '+'],
  ['minus', '-'],
  ['less', '-'],
  ['-', '-'],
])

const MULTIPLYING: ReadonlyMap<string, Operator> = new Map([
  ['multiplied by', '*'],
  ['times', '*'],
  ['x', '*'],
  ['×', '*'],
  ['*', '*'],
  ['divided by', '/'],
  ['devided by', '/'],
  ['as a percentage of', '/'],
  ['as a share of', '/'],
  ['over', '/'],
  ['÷', '/'],
  ['/', '/'],
])

/** All that stands before the next sign: "labour cost / (labour cost + …" names the cost of labour twice. */
function namedAlone({ tokens, at, tables }: WordStream): Named | null {
  const ahead = tokens.slice(at)
  const end = ahead.findIndex(({ fold, sign }) => sign && SIGNS.has(fold))
  const alone = new WordStream(textOfTokens(ahead.slice(0, Math.max(end, 0))), tables).named()
  return alone && alone.length === end ? alone : null
}

const SIGNS: ReadonlySet<string> = new Set(['+', '-', '*', '/', '×', '÷', '(', ')'])

function takeColumn(words: WordStream): SaidFormula | null {
  words.take('the')
  words.take('total', 'all', 'sum of', 'overall')
  words.take('the')
  // "On hand less reserved": what there is on hand.
  words.take('on')
  const named = namedAlone(words) ?? words.named()
  const columns = named?.columns.filter(isFigure) ?? []
  if (named && columns.length > 0) {
    words.at += named.length
    return { kind: 'column', column: columns }
  }
  if (!saysRevenue([stem(words.word())])) return null
  const revenues = words.tables.flatMap(({ revenue }) => revenue ?? [])
  const told = revenues.filter(({ formula }) => formula === undefined)
  if (told.length === 0) return null
  words.at += 1
  return { kind: 'column', column: told.map((column) => ({ column, score: 1 })) }
}
