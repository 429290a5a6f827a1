import { code, group, join, NOTHING, render, softLine, verbatim } from '../code.ts'
import type { Code } from '../code.ts'

interface Chain {
  readonly head: Code
  readonly links: readonly Code[]
}

const CHAINS = new WeakMap<Code, Chain>()

/**
 * `base.one().two()`: a chain grows as it is built, and one of two links or more that is too long for
 * its line gets a line for each, as black does.
 */
export function chained(base: Code, ...links: readonly Code[]): Code {
  const before = CHAINS.get(base)
  const chain = {
    head: before?.head ?? base,
    links: [...(before?.links ?? []), ...links],
  }
  const whole =
    chain.links.length > 1
      ? group(join([chain.head, ...chain.links], softLine))
      : code`${onOneLine(chain.head)}${join(chain.links, NOTHING)}`
  CHAINS.set(whole, chain)
  return whole
}

/** Of a chain of one link the link is broken, unless what it hangs on is long itself. */
function onOneLine(head: Code): Code {
  if (isLong(head)) return head
  const text = render(head, Infinity)
  return text.length > LONG ? head : verbatim(text)
}

const LONG = 60

/** Looks no further than it has to: what is nested in chains would be written anew for each of them. */
function isLong(head: Code): boolean {
  let left = LONG
  const todo = [head]
  for (let piece = todo.pop(); piece && left >= 0; piece = todo.pop()) {
    if (piece.kind === 'verbatim') left -= piece.text.length
    else if (piece.kind === 'sequence') todo.push(...piece.parts)
    else if ('body' in piece && piece.kind !== 'when-broken') todo.push(piece.body)
  }
  return left < 0
}
