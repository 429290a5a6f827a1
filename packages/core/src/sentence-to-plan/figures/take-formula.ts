import { saysRevenue } from '../question/tables/revenue-of.ts'
import { stem } from '../question/words/stem.ts'
import type { Operator, SaidFormula } from './formula.ts'
import { isFigure } from './is-figure.ts'
import type { WordStream } from './word-stream.ts'

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
  return takeChain(words, takeColumn, MULTIPLYING)
}

function takeChain(
  words: WordStream,
  takePart: (words: WordStream) => SaidFormula | null,
  signs: ReadonlyMap<string, Operator>,
): SaidFormula | null {
  let formula = takePart(words)
  for (let isMore = formula !== null; isMore && formula;) {
    const left: SaidFormula = formula
    const longer = words.attempt((): SaidFormula | null => {
      const operator = signs.get(words.take(...signs.keys()) ?? '')
      const right = operator && takePart(words)
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
  ['as a percentage of', '/'],
  ['as a share of', '/'],
  ['over', '/'],
  ['÷', '/'],
  ['/', '/'],
])

function takeColumn(words: WordStream): SaidFormula | null {
  words.take('the')
  words.take('total', 'all', 'sum of', 'overall')
  words.take('the')
  // "On hand less reserved": what there is on hand.
  words.take('on')
  const named = words.named()
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
