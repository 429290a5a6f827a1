import type { Grammar, Rule } from './rule.ts'

/** Says something the grammar allows: `random` gives numbers from 0 to below 1 and decides all. */
export function walk({ root, rules }: Grammar, random: () => number): string {
  const below = (count: number) => Math.floor(random() * count)
  const say = (rule: Rule): string => {
    switch (rule.kind) {
      case 'text':
        return rule.text
      case 'characters':
        return pick(charactersOf(rule.set, rule.negated), below)
      case 'sequence':
        return rule.parts.map(say).join('')
      case 'choice':
        return say(pick(rule.options, below))
      case 'repeat': {
        const count = rule.least + below(rule.most - rule.least + 1)
        return Array.from({ length: count }, () => say(rule.item)).join('')
      }
      case 'named':
        return say(needed(rules.get(rule.name), rule.name))
    }
  }
  return say(root)
}

function pick<T>(options: readonly T[], below: (count: number) => number): T {
  const chosen = options[below(options.length)]
  if (chosen === undefined) throw new Error('A rule without options was kept')
  return chosen
}

function needed(rule: Rule | undefined, name: string): Rule {
  if (!rule) throw new Error(`There is no rule ${name}`)
  return rule
}

/** Of what everything but a few is allowed, letters and the marks that SQL and JSON read something into. */
const SAMPLE = 'abcxyzABC019 _-%*/.,:;()[]{}`\'"\\éß日'

function charactersOf(set: string, negated: boolean): readonly string[] {
  const pattern = new RegExp(`[${negated ? '^' : ''}${set}]`, 'u')
  const all = negated ? SAMPLE : ASCII
  return [...all].filter((one) => pattern.test(one))
}

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')
