import { bracketed, code } from '../code.ts'
import type { Code } from '../code.ts'

/** `name(args)`, broken one argument a line where it is too long, as black does. */
export function pythonCall(name: Code, ...args: readonly Code[]): Code {
  return bracketed(code`${name}(`, args, code`)`, code`,`)
}

export function pythonList(...items: readonly Code[]): Code {
  return bracketed(code`[`, items, code`]`, code`,`)
}
