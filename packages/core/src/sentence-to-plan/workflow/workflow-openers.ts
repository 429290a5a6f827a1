import { OUTLINE } from '../../blocks/outline.gen.ts'
import { BLOCKS } from '../../blocks/registry.ts'
import { indexOpeners } from '../split-clauses.ts'
import type { OpenerIndex } from '../split-clauses.ts'

const PHRASES: readonly string[] = [
  ...BLOCKS.flatMap(({ type, openers }) => [...openers, ...(OUTLINE[type]?.openers ?? [])]),
  'run',
  'put bad',
  'put invalid',
  'put the bad',
  'set aside',
  'if',
  'when',
]

/** Words that open a clause, and are no verbs to be bent. */
const UNBENT: ReadonlySet<string> = new Set(
  'if when only just top bottom where with which what whose without first'.split(' '),
)
const VERBS: readonly string[] = [
  ...new Set(
    PHRASES.map((phrase) => phrase.split(' ')[0] ?? '').filter((word) => !UNBENT.has(word)),
  ),
]

/** "loads", "loading": the plain verb by each of its forms. */
export const PLAIN_VERBS: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap((verb) => bent(verb).map((form) => [form, verb] as const)),
)

/** "loaded", "kept": the plain verb by what is done to the rows. */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ...VERBS.flatMap((verb) => ended(verb).map((form) => [form, verb] as const)),
  ['kept', 'keep'],
  ['read', 'read'],
  ['taken', 'take'],
  ['written', 'write'],
  ['sent', 'send'],
  ['put', 'put'],
])

export const WORKFLOW_OPENERS: OpenerIndex = indexOpeners([
  ...PHRASES,
  ...PHRASES.flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ')
    return UNBENT.has(verb) ? [] : bent(verb).map((form) => [form, ...rest].join(' '))
  }),
])

function bent(verb: string): readonly string[] {
  const s = /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie') + 's'
  return [s, `${stemOf(verb)}ing`]
}

function ended(verb: string): readonly string[] {
  // "fill" and "match" are said of cells as often as of what is done to them.
  if (verb === 'fill' || verb === 'match' || verb === 'order') return []
  return [/([^aeiou])y$/.test(verb) ? verb.replace(/y$/, 'ied') : `${stemOf(verb)}ed`]
}

/** A final e goes, a final consonant behind one short vowel is doubled: "dropp", "combin". */
function stemOf(verb: string): string {
  if (verb.endsWith('e') && !verb.endsWith('ee')) return verb.slice(0, -1)
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? verb + verb.slice(-1) : verb
}
