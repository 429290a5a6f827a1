import { isReference } from '../draft/draft.ts'
import type { Draft, WhereDraft } from '../draft/draft.ts'
import type { Predicate } from '../query/query.ts'
import { refOf } from '../../../tables/schema.ts'
import { thingOf } from '../tables/repeated-things.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { opposite } from './rows-elsewhere.ts'

/**
 * "Pupils who got a gold in every race", "who always got a gold": of a list with several rows of each pupil, those
 * of whom no row says otherwise.
 */
export function readInEveryRow(draft: Draft): readonly Predicate[] {
  const [condition, ...others] = draft.where
  const key = thingShown(draft)
  if (!key || !condition || others.length > 0 || condition.column.table !== key.table) return []
  if (!saysAlways(draft, condition)) return []
  draft.where.splice(0, 1)
  return [noneOtherwise(key, condition)]
}

function thingShown(draft: Draft): SchemaColumn | null {
  const keys = draft.select.map(({ measure, column }) => {
    const thing = measure === null && column ? thingOf(column, draft.sentence.tables) : null
    return thing && !isReference(draft, thing.key) ? thing.key : null
  })
  const [first] = keys
  return first && keys.every((key) => key === first) ? first : null
}

/** In every row, whatever kinds of them are named behind: "in every race and both years". */
function saysAlways({ sentence, used, readTokens }: Draft, { at }: WhereDraft): boolean {
  const words = sentence.tokens.map(({ fold }) => fold)
  const isBefore = /(?:^| )always(?: \p{L}+)?(?: an?)?$/u.test(words.slice(0, at.start).join(' '))
  const isBehind = EVERY.test(words.slice(at.end).join(' '))
  if (!isBefore && !isBehind) return false
  for (const { index, start } of sentence.mentions) if (start >= at.end) used.add(index)
  for (const place of words.keys())
    if (place < at.start && VERB.test(words[place] ?? '')) readTokens.add(place)
  return true
}

const EVERY =
  /^(?:(?:in|for|on|at) )?(?:every|each|all)(?: (?:single )?time|(?: of)?(?: the| their| his| her)?(?: \p{L}+){1,2}(?: (?:and|,) (?:in )?(?:both|all|every|each)(?: the)?(?: \p{L}+){1,2})?)[ ?.]*$/u
const VERB = /^(?:got|had|has|have|received|scored|earned|won|always)$/

function noneOtherwise(key: SchemaColumn, { predicate }: WhereDraft): Predicate {
  const column = refOf(key)
  return {
    kind: 'within',
    column,
    negated: true,
    query: {
      tables: [key.table],
      joins: [],
      where: [opposite(predicate)],
      select: [{ kind: 'column', column }],
      group: [],
      having: [],
      order: [],
      distinct: false,
    },
  }
}
