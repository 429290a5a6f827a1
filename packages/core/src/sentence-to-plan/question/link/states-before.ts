import type { LinkedSentence, Mention } from './mention.ts'

/**
 * "Cancelled members" where their `status` says so and a `cancelled_on` tells the day: before what it is said of,
 * the word is their state. Where a day or a time is spoken of, it may be that one's.
 */
export function tellStates(linked: LinkedSentence): LinkedSentence {
  if (linked.tokens.some(({ fold, number }) => TIMED.test(fold) || isYear(number))) return linked
  const mentions = linked.mentions.map((one) =>
    isState(one, linked.mentions[one.index + 1]) ? { ...one, columns: [] } : one,
  )
  return { ...linked, mentions }
}

const TIMED =
  /^(?:when|dates?|days?|weeks?|months?|quarters?|years?|since|until|before|after|(?:first|last|latest|earliest|newest|oldest))$/

function isYear(number: number | null): boolean {
  return number !== null && number >= 1900 && number <= 2100
}

function isState(
  { mark, text, columns, values, end }: Mention,
  after: Mention | undefined,
): boolean {
  const [rows] = after?.start === end && !after.mark ? after.tables : []
  if (mark || !rows || rows.score < SAID || !/ed$/i.test(text)) return false
  const isDay = columns.length > 0 && columns.every(({ column }) => column.dated)
  return (
    isDay &&
    values.some(
      ({ column, share }) =>
        share === 1 && column.table === rows.table.id && column.type === 'text' && !column.dated,
    )
  )
}

const SAID = 0.8
