import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** At most 253 characters of a name, in parts of letters, digits, `-` and `_`. */
const NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/

/**
 * A host in the one form it is compared by: lower case, no closing dot, no brackets, other scripts as they
 * are asked for. Null where it is neither a name nor an address, such as a path or a whole web address.
 */
export function plainHost(text: string): string | null {
  const bare = text.trim().replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) === 6) return bare.includes('%') ? null : bare.toLowerCase()
  if (/[^\p{L}\p{N}\p{M}._-]/u.test(bare)) return null
  const host = domainToASCII(bare).replace(/\.$/, '')
  return NAME.test(host) ? host : null
}
