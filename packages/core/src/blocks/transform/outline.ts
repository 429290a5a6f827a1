import type { Given } from '../block.ts'
import type { Outlined, Rephrased } from '../outline.ts'
import { exampleFormula, figureFormulas } from '../figure-formulas.ts'
import { plainName } from '../outline-words.ts'
import { revenueFormula } from '../../tables/revenue-formula.ts'

export const openers = [
  'add',
  'work out',
  'determine',
  'compute',
  'calculate',
  'derive',
  'add a column',
]

const CLAUSE =
  /^(?:compute|calculate|derive|work out|determine|add|create)\s+(?:(?:a|an|the|our)\s+)?(?:new\s+)?(?:columns?\s+)?(?:(?:called|named)\s+)?["'“]?([\p{L}_][\w-]*(?:\s(?!as\b|in\b|by\b|per\b|for\b|from\b|of\b|to\b|and\b|is\b|within\b|over\b)[\p{L}_][\w-]*){0,3})["'”]?(\s+(?:in\s+percent|as\s+a\s+percentage|in\s+%))?(?:\s*(?:=|\bas\b|\bwhich is\b|\bequal to\b|\bfrom\b)\s*(.+?))?(\s+in\s+percent)?$/iu
export const FIGURES = /^(?:revenue|sales|turnover)$/i

/** "compute profit margin as …", or a figure of which is not said how it comes about. */
export function outline(clause: string, given: Given): Outlined | Rephrased | null {
  const [, said, percent, formula, late] = CLAUSE.exec(clause) ?? []
  if (said === undefined) return null
  const name = plainName(said).toLowerCase()
  const share = percent !== undefined || late !== undefined
  if (formula !== undefined) return rephrased({ clause, said, name, formula, share })
  const known = FIGURES.test(name) ? revenueFormula(given.inputs[0]?.columns ?? []) : null
  return {
    configuration: { parameters: { columns: [{ name, expression: known ?? '' }] } },
    confidence: 0.6,
    assumptions: known === null ? [] : [`Took \`${known}\` as ${name}.`],
    ...(known === null ? unsaid(name, given) : { open: [] }),
  }
}

/** The open point, and the formulas that would settle it. */
export function unsaid(name: string, given: Given) {
  const columns = given.inputs[0]?.columns ?? []
  const example = exampleFormula(name, columns)
  return {
    open: [`How ${name} is computed is open: for example ${example}.`],
    choices: figureFormulas(name, columns).map((formula) => `compute ${name} as ${formula}`),
  }
}

interface Computed {
  readonly clause: string
  readonly said: string
  readonly name: string
  readonly formula: string
  readonly share: boolean
}

/** A name of several words in one, and percent as what it is. */
function rephrased({ clause, said, name, formula, share }: Computed): Rephrased | null {
  if (!share && !/\s/.test(said.trim())) return null
  const symbols = formula
    .replaceAll(/\b(?:times|multiplied by)\b/gi, '*')
    .replaceAll(/\bdivided by\b/gi, '/')
    .replaceAll(/\bminus\b/gi, '-')
    .replaceAll(/\bplus\b/gi, '+')
  const inner =
    share && /[-+]/.test(symbols.replaceAll(/\([^()]*\)/g, '')) ? `(${symbols})` : symbols
  const says = `compute ${name} as ${share ? `${inner} * 100` : formula}`
  return says === clause ? null : { says }
}
