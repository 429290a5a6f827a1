import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Cell } from './query.ts'

/** `value AS name`, or the column alone where it is called so already. */
export function namedItem(name: string, cell: Cell, identifier: (name: string) => Code): Code {
  return isCalled(cell, identifier(name)) ? cell.code : code`${cell.code} AS ${identifier(name)}`
}

/** `orders.country` is called country without being told. */
function isCalled({ code: value, isPlain }: Cell, name: Code): boolean {
  const last = value.kind === 'sequence' ? value.parts.at(-1) : value
  return isPlain && last?.kind === 'verbatim' && name.kind === 'verbatim' && last.text === name.text
}
