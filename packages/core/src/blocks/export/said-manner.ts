import type { WriteMode } from '../../relation/program.ts'
import { foldName } from '../../words/fold.ts'
import type { Given } from '../block.ts'
import { plainName } from '../outline-words.ts'
import { FIRST_MODE } from './table-outlet.ts'

/** How what is there is treated, and what else was said: it belongs to other blocks. */
export interface SaidManner {
  readonly mode: WriteMode
  readonly keys: readonly string[]
  readonly rest: string
  readonly open: readonly string[]
}

/** What is there is never replaced without a word that says so. */
export function mannerOf(
  clause: string,
  behind: string,
  isReplaced: boolean,
  inputs: Given['inputs'],
): SaidManner {
  const text = behind.replace(/^[\s,;:]+(?:and\s+)?/, '')
  const opening = isReplaced ? 'replace' : OPENINGS.find(([, verb]) => verb.test(clause))?.[0]
  const told = toldIn(text)
  const isNew = /\s(?:a\s+)?new\s+table\b/i.test(clause)
  const mode = told?.mode ?? opening ?? (isNew ? 'create' : FIRST_MODE)
  const after = told ? told.after : isReplaced ? text.replace(WITH_IT, '') : text
  if (mode !== 'upsert') return { mode, keys: [], rest: after, open: [] }
  const { keys, rest } = keysIn(after, inputs)
  const open = keys.length > 0 ? [] : ['Which columns tell rows apart is still to be said.']
  return { mode, keys, rest, open }
}

/** The verb of the clause itself. */
const OPENINGS: readonly (readonly [WriteMode, RegExp])[] = [
  ['replace', /^(?:replac|overwrit|refill)/i],
  ['upsert', /^(?:upsert|updat|merg|insert(?:ing)? or updat)/i],
  ['create', /^creat/i],
  ['append', /^(?:append|add)/i],
]

const ROWS = String.raw`(?:(?:all|the|its|any|existing|old|new|whole)\s+)*(?:table|collection|contents?|data|rows|records)`
const THERE = String.raw`(?:it|them|this|everything|existing|all(?:\s+of\s+(?:it|them))?|what(?:ever)?\s+(?:(?:is|was)\s+(?:there|in\s+it)|it\s+holds)|${ROWS}(?:\s+that\s+are\s+there)?)`
const LATER = String.raw`(?:\s+(?:completely|each\s+time|every\s+time|if\s+(?:it\s+)?exists|if\s+it\s+is\s+(?:not\s+)?there|(?:with|by)\s+(?:it|them|this|the\s+new\s+ones|the\s+(?:new\s+)?(?:rows|results?))))?`
const KEY_WORDS = String.raw`(?:by|on|matching|keyed\s+by|with\s+(?:the\s+)?key)`
const OVER = String.raw`(?=\s*(?:[,;.]|$))`
const manner = (verbs: string, over = OVER) =>
  new RegExp(
    String.raw`^(?:${verbs})(?:\s+(?:mode|only)|(?:\s+${THERE})?(?:\s+(?:in)?to\s+${THERE})?${LATER})${over}`,
    'i',
  )

/** Only of what is there: "replace DE by Germany" says nothing of the table, and is a step of its own. */
const MANNERS: readonly (readonly [WriteMode, RegExp])[] = [
  ['replace', manner('replac(?:e|ing)|overwrit(?:e|ing)|refill(?:ing)?')],
  ['replace', new RegExp(`^(?:empty|clear|truncate) it first${OVER}`, 'i')],
  [
    'upsert',
    manner(
      String.raw`upsert(?:ing)?|updat(?:e|ing)|merg(?:e|ing)|insert(?:ing)? or updat(?:e|ing)`,
      String.raw`(?:${OVER}|(?=\s+${KEY_WORDS}\s))`,
    ),
  ],
  ['create', manner('creat(?:e|ing)')],
  ['append', manner('append(?:ing)?|add(?:ing)?')],
]
const WITH_IT = /^with\s+(?:it|them|this|the\s+(?:rows|result|results))\b/i
const KEYS = new RegExp(String.raw`^[\s,;:]*${KEY_WORDS}\s+(.+)$`, 'is')

function toldIn(text: string): { readonly mode: WriteMode; readonly after: string } | null {
  for (const [mode, words] of MANNERS) {
    const [said] = words.exec(text) ?? []
    if (said !== undefined) return { mode, after: text.slice(said.length) }
  }
  return null
}

/** "by id and country, remove duplicates": names, as far as there are any. */
function keysIn(
  text: string,
  [input]: Given['inputs'],
): { readonly keys: readonly string[]; readonly rest: string } {
  const [, said] = KEYS.exec(text) ?? []
  if (said === undefined) return { keys: [], rest: text }
  const known = input?.columns ?? []
  const keys: string[] = []
  let rest = said
  for (;;) {
    const [item = ''] = /^.*?(?=\s*[,;]|\s+and\s|$)/is.exec(rest) ?? []
    const plain = plainName(item)
    const column = known.find(({ name }) => foldName(name) === foldName(plain))
    // Behind the first, a word may be the next step as well as a name.
    const isName = column !== undefined || (known.length === 0 && /^\S+$/.test(item.trim()))
    if (plain === '' || (keys.length > 0 && !isName)) return { keys, rest }
    keys.push(column?.name ?? plain)
    rest = rest.slice(item.length).replace(/^\s*(?:[,;]\s*)?(?:and\s+)?/i, '')
  }
}
