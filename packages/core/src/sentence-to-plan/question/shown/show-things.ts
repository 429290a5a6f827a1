import { isReference, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { thingOf } from '../tables/repeated-things.ts'
import type { RepeatedThing } from '../tables/repeated-things.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/**
 * "Which swimmers are in the Seals" of a list with several rows of each: every swimmer once and by name, even if
 * two of them bear the same one.
 */
export function showThings(draft: Draft): void {
  const { select, group, order, limit } = draft
  if (select.some(({ measure }) => measure !== null) || order.length > 0 || limit !== null) return
  if (group.length > 0) return
  const things = select.map(({ column }) => column && thingIn(draft, column))
  const [thing] = things
  if (!thing || things.some((one) => one?.key !== thing.key)) return showKindOnce(draft)
  if (thing.name && select.length === 1 && !saysNumber(draft, thing.key))
    select.splice(0, 1, { measure: null, column: thing.name })
  draft.group.push(thing.key, ...(thing.name ? [thing.name] : []))
}

function thingIn(draft: Draft, column: SchemaColumn): RepeatedThing | null {
  const thing = thingOf(column, draft.sentence.tables)
  return thing && !isReference(draft, thing.key) ? thing : null
}

/** "Swimmer numbers" are asked for as such. */
function saysNumber({ sentence }: Draft, { name }: SchemaColumn): boolean {
  const asked = sentence.mentions.find(
    ({ columns: [link], mark }) => !mark && link?.column.name === name,
  )
  return asked !== undefined && /\b(?:numbers?|nos?|ids?|codes?|keys?|refs?)\b/i.test(asked.text)
}

/** "Who coaches butterfly" of the same list: whoever does, once. */
function showKindOnce(draft: Draft): void {
  const [shown, ...more] = draft.select
  const { column } = shown ?? {}
  const [first] = draft.sentence.tokens
  if (!column || more.length > 0 || column.type !== 'text' || column.unique) return
  const { columns } = tableOf(draft, column.table)
  const isList = columns.some((one) => thingIn(draft, one) !== null)
  if (isList && /^(?:who|which)$/.test(first?.fold ?? '')) draft.distinct = true
}
