import type { Grammar, Rule } from './rule.ts'

/** Shorter than this, saying it again is no longer than a name for it. */
const WORTH_A_NAME = 24

/** The grammar in the notation of llama.cpp; what stands in it several times is written once. */
export function printGbnf({ root, rules }: Grammar): string {
  const printer = new Printer([root, ...rules.values()])
  const lines = Array.from(rules, ([name, rule]) => `${name} ::= ${printer.print(rule)}`)
  return [`root ::= ${printer.print(root)}`, ...lines, ...printer.shared].join('\n')
}

class Printer {
  readonly shared: string[] = []
  readonly #counts = new Map<Rule, number>()
  readonly #printed = new Map<Rule, string>()

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) this.#count(rule)
  }

  print(rule: Rule): string {
    switch (rule.kind) {
      case 'text':
        return printText(rule.text)
      case 'characters':
        return `[${rule.negated ? '^' : ''}${rule.set}]`
      case 'sequence':
        return rule.parts.map((part) => this.#part(part)).join(' ')
      case 'choice':
        return rule.options.map((option) => this.#option(option)).join(' | ')
      case 'repeat':
        return `${this.#part(rule.item)}${times(rule.least, rule.most)}`
      case 'named':
        return rule.name
    }
  }

  #part(rule: Rule): string {
    const text = this.#option(rule)
    const isWhole = rule.kind === 'text' || rule.kind === 'characters' || rule.kind === 'named'
    return isWhole || SHARED_NAME.test(text) ? text : `(${text})`
  }

  #option(rule: Rule): string {
    const known = this.#printed.get(rule)
    if (known !== undefined) return known
    const text = this.print(rule)
    const isShared = (this.#counts.get(rule) ?? 0) > 1 && text.length > WORTH_A_NAME
    const name = isShared ? `${SHARED}${this.shared.length}` : text
    if (isShared) this.shared.push(`${name} ::= ${text}`)
    this.#printed.set(rule, name)
    return name
  }

  #count(rule: Rule): void {
    const count = this.#counts.get(rule) ?? 0
    this.#counts.set(rule, count + 1)
    if (count > 0) return
    if (rule.kind === 'sequence') for (const part of rule.parts) this.#count(part)
    if (rule.kind === 'choice') for (const option of rule.options) this.#count(option)
    if (rule.kind === 'repeat') this.#count(rule.item)
  }
}

/** Names of other rules begin otherwise. */
const SHARED = 'x'
const SHARED_NAME = /^x\d+$/

function times(least: number, most: number): string {
  return least === 0 && most === 1 ? '?' : `{${least},${most}}`
}

/** Control characters cannot occur: the texts are JSON. */
function printText(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
