import { wordSet } from '../../../words/word-set.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'

/** The word that says what the question wants: "what", "how many", "list". Null for a mere phrase. */
export function findFocus(draft: Draft): Mention | null {
  const { mentions, tokens } = draft.sentence
  const openers = mentions.filter(
    ({ mark }) => mark?.kind === 'ask' || mark?.kind === 'command' || mark?.kind === 'count',
  )
  let best: Mention | null = null
  let bestRank = 0
  for (const one of openers) {
    const rank = rankOf(one, draft, one.start === 0 ? null : (tokens[one.start - 1]?.fold ?? null))
    if (rank > bestRank) {
      best = one
      bestRank = rank
    }
  }
  // "Result when attendance is 9,876": what is to be seen is said first, and then of which row.
  return bestRank < 1 && opensWithColumn(draft) ? null : best
}

/** It tells which, of the column behind it. */
function isAbout({ mark }: Mention): boolean {
  return mark?.kind === 'measure' || mark?.kind === 'superlative'
}

/** "Result when …", "the highest score where …". */
function opensWithColumn({ sentence: { mentions, tokens } }: Draft): boolean {
  const first = mentions.find((one) => one.columns.length > 0 || !isAbout(one))
  if (!first || first.columns.length === 0) return false
  if (first.mark && first.mark.kind !== 'measure') return false
  const said = mentions.slice(0, first.index)
  const isInside = (at: number) => said.some(({ start, end }) => start <= at && at < end)
  return tokens
    .slice(0, first.start)
    .every(({ fold }, at) => isInside(at) || fold === 'the' || fold === 'of')
}

/** "For each club, find the average age. Show its name.": what was computed first is to be seen too. */
export function measuredBefore({ sentence, select }: Draft, focus: Mention): Mention | null {
  if (focus.mark?.kind !== 'command' || select.some(({ measure }) => measure !== null)) return null
  const before = sentence.mentions.slice(0, focus.index)
  const opener = before.find(({ mark }) => mark?.kind === 'ask' || mark?.kind === 'command')
  const measured = opener && before[opener.index + 1]?.mark
  if (!opener || (measured?.kind !== 'measure' && measured?.kind !== 'count')) return null
  return opener
}

function rankOf(one: Mention, draft: Draft, before: string | null): number {
  const mark = one.mark
  const opens = before === null || /^[,.?!;:]$/.test(before)
  if (mark?.kind === 'command') {
    // "Which dogs are owned by …? List their names." A second sentence says what is to be seen.
    return opens ? (one.start > 0 && /^[.?!]$/.test(before ?? '') ? 5 : 3) : 0
  }
  if (mark?.kind === 'count') return opens ? 3 : 1.5
  if (mark?.kind !== 'ask') return 0
  const text = one.text.toLowerCase()
  // "Sorted by how many ships they have": in which order, and not what is asked for.
  if (draft.sentence.mentions[one.index - 1]?.mark?.kind === 'order' && !opens) return 0
  if (mark.concept === 'count' || mark.concept === 'much') return 4
  if (text.startsWith('what') || text.startsWith('in what') || text.startsWith('on what')) return 4
  if (opens) return 3.5
  // "The roof was built by whom?"
  if (draft.sentence.tokens.slice(one.end).every(({ sign }) => sign)) return 3
  // "The states in which …" tells which states; "in which state …" asks.
  const named = draft.sentence.mentions[one.index - 1]
  const told = named !== undefined && !named.mark && named.end === one.start - 1
  const isNamed = named !== undefined && named.end === one.start && named.columns.length > 0
  if (PREPOSITIONS.has(before ?? '') && !isNamed) return told ? 1 : 3.5
  // "the dog that…", "the player who…": tells which one is meant.
  const relative = draft.sentence.mentions[one.index - 1]
  const noun = relative !== undefined && relative.mark?.kind !== 'command'
  if (/^(?:who|which|when|where)/.test(text)) return noun ? 0.5 : 2
  return 2
}

const PREPOSITIONS = wordSet('in on at for to from of by with has have had and is was')
