import { foldName } from '../../words/fold.ts'
import type { Given } from '../block.ts'
import type { Rephrased } from '../outline.ts'

export const openers = [
  'running total',
  'moving average',
  'rolling average',
  'cumulative',
  'rank',
  'share of',
  'add a running',
  'add a rank',
  'add a moving',
]

const OPENING = /^(?:compute|calculate|add|derive|work out|get|show)\s+(?:(?:the|a|an)\s+)?/i
const SPAN = /\bover\s+(?:the\s+last\s+)?(\d+)\s+(days?|weeks?|months?|periods?)\b/i
const EARLY =
  /^(\d+)[- ](day|week|month|row|period)s?\s+((?:moving|rolling)\s+(?:average|mean))\s+of\s+(\S+)/i
const CHANGE =
  /^(?:change|difference|growth)\s+(?:of|in)\s+(\w+)\s+(?:to|from|over|against|since)\s+(?:the\s+)?(?:previous|last|prior)\s+(\w+)$/i

/** The same figures in the words the block reads itself. */
export function outline(clause: string, given: Given): Rephrased | null {
  const text = clause.replace(OPENING, '').trim()
  const early = EARLY.exec(text)
  if (early) {
    const [whole, size, unit = '', figure, column] = early
    const says = `${figure} of ${column} over ${size} rows${text.slice(whole.length)}`
    return { says, ...assumed(unit, size) }
  }
  const span = SPAN.exec(text)
  if (span && /\b(?:moving|rolling)\b/i.test(text)) {
    return { says: text.replace(SPAN, `over ${span[1]} rows`), ...assumed(span[2] ?? '', span[1]) }
  }
  const change = CHANGE.exec(text)
  if (change) return changeOf(change[1] ?? '', change[2] ?? '', given)
  const ranked =
    /^rank\s+(?!within|by|the rows|rows|in order)(?:the\s+)?\w+\s+(within|in|per|by|for)\b/i.exec(
      text,
    )
  if (ranked) {
    const place = text.toLowerCase().indexOf(` ${ranked[1]?.toLowerCase()} `)
    return {
      says: `rank ${text
        .slice(place + 1)
        .replace(/^in each/i, 'within each')
        .replace(/^in /i, 'within ')}`,
    }
  }
  return text !== clause &&
    /^(?:running|cumulative|moving|rolling|rank|share|percentage of total)\b/i.test(text)
    ? { says: text }
    : null
}

function assumed(unit: string, size: string | undefined) {
  if (/^rows?$/i.test(unit)) return {}
  return {
    assumptions: [`Took ${size} ${unit.replace(/s$/i, '')}s as ${size} rows, one for each.`],
  }
}

/** In the order of the column that is called like the span of time. */
function changeOf(figure: string, span: string, given: Given): Rephrased | null {
  const columns = given.inputs[0]?.columns ?? []
  const order = columns.find(({ name }) => foldName(name) === foldName(span))
  const column = columns.find(({ name }) => foldName(name) === foldName(figure))?.name ?? figure
  if (!order) return null
  return {
    says: `look across rows (\`${column} - lag(${column})\` as change_${column} by ${order.name})`,
  }
}
