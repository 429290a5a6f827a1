import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from './literal.ts'

/** `name(args)`, broken one argument a line where it is too long, as black does. */
export function pythonCall(name: Code, ...args: readonly Code[]): Code {
  return bracketed(code`${name}(`, args, code`)`, code`,`)
}

export function pythonList(...items: readonly Code[]): Code {
  return bracketed(code`[`, items, code`]`, code`,`)
}

/** A lone name needs no list around it. */
export function oneOrList(items: readonly Code[]): Code {
  const [first, ...others] = items
  return first && others.length === 0 ? first : pythonList(...items)
}

export function pythonDict(entries: readonly (readonly [string, Code])[]): Code {
  const items = entries.map(([name, value]) => code`${text(name)}: ${value}`)
  return bracketed(code`{`, items, code`}`, code`,`)
}
