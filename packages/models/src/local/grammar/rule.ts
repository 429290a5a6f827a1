/** A grammar as a tree: what it can say is walked over here, and printed for the sampler by `gbnf.ts`. */
export type Rule =
  | { readonly kind: 'text'; readonly text: string }
  /** One character of a set, or of none of it. */
  | { readonly kind: 'characters'; readonly set: string; readonly negated: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Rule[] }
  | { readonly kind: 'choice'; readonly options: readonly Rule[] }
  | { readonly kind: 'repeat'; readonly item: Rule; readonly least: number; readonly most: number }
  | { readonly kind: 'named'; readonly name: string }

export interface Grammar {
  readonly root: Rule
  readonly rules: ReadonlyMap<string, Rule>
}

/** What nothing can be said with: a choice without options. It takes away whatever needs it. */
export const NEVER: Rule = { kind: 'choice', options: [] }
export const EMPTY: Rule = { kind: 'text', text: '' }

export function isNever(rule: Rule): boolean {
  return rule.kind === 'choice' && rule.options.length === 0
}

type Part = Rule | string
const ruleOf = (part: Part): Rule =>
  typeof part === 'string' ? { kind: 'text', text: part } : part

export function sequence(...given: readonly Part[]): Rule {
  const parts = given.map(ruleOf)
  if (parts.some(isNever)) return NEVER
  const [only] = parts
  return parts.length === 1 && only ? only : { kind: 'sequence', parts }
}

export function choice(...given: readonly Part[]): Rule {
  const options = given.map(ruleOf).filter((option) => !isNever(option))
  const [only] = options
  return options.length === 1 && only ? only : { kind: 'choice', options }
}

export function optional(...given: readonly Part[]): Rule {
  return repeat(0, 1, ...given)
}

export function repeat(least: number, most: number, ...given: readonly Part[]): Rule {
  const item = sequence(...given)
  if (isNever(item)) return least === 0 ? EMPTY : NEVER
  return { kind: 'repeat', item, least, most }
}

/** An item and up to so many more, with a separator between. */
export function list(item: Part, separator: string, most: number): Rule {
  return sequence(item, repeat(0, most - 1, separator, item))
}

/** A set as within the brackets of a regular expression. */
export function oneCharacter(set: string, negated = false): Rule {
  return { kind: 'characters', set, negated }
}

/**
 * One of these texts, taken apart by their common beginnings: the sampler follows every option at once,
 * and a hundred columns would be a hundred ways to follow.
 */
export function oneOf(texts: readonly string[]): Rule {
  const rest = new Map<string, string[]>()
  let canEnd = false
  for (const text of new Set(texts)) {
    const [first] = text
    if (first === undefined) canEnd = true
    else rest.set(first, [...(rest.get(first) ?? []), text.slice(first.length)])
  }
  const options = Array.from(rest, ([first, tails]) => joined(first, oneOf(tails)))
  return choice(...options, ...(canEnd ? [EMPTY] : []))
}

function joined(first: string, tail: Rule): Rule {
  if (tail.kind === 'text') return { kind: 'text', text: first + tail.text }
  const [start, ...others] = tail.kind === 'sequence' ? tail.parts : []
  if (start?.kind === 'text') return sequence(first + start.text, ...others)
  return sequence(first, tail)
}

/** Collects rules that are said in several places. */
export class Rules {
  readonly rules = new Map<string, Rule>()

  define(name: string, rule: Rule): Rule {
    if (isNever(rule)) return NEVER
    this.rules.set(name, rule)
    return { kind: 'named', name }
  }
}
