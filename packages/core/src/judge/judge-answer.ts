import type { Catalogue } from '../tables/catalogue.ts'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { isLeftOut, wordsLeftOut } from '../sentence-to-plan/question/left-out.ts'
import { sayQuoted } from '../words/say.ts'
import { lostNumbers } from './lost-numbers.ts'
import { lostWords } from './lost-words.ts'
import { otherDates } from './other-dates.ts'
import { factsOf } from './program-facts.ts'
import { judgeTexts } from './text-doubts.ts'
import type { TextDoubt } from './text-doubts.ts'
import { unknownThings } from './unknown-things.ts'
import { unreadTables } from './unread-tables.ts'

export interface Answered {
  readonly request: string
  readonly pipeline: Pipeline
  readonly catalogue: Catalogue
  /** What is told beside the answer: who was told that a word found no use is not misled by it. */
  readonly notes: readonly string[]
}

export interface Judged {
  /** Why it is no answer to the request, as one question; null where nothing speaks against it. */
  readonly doubt: Doubt | null
  /** What has to be told beside it. */
  readonly notes: readonly string[]
}

export interface Doubt {
  readonly asks: string
  /** Sentences that set right what stands in the way. */
  readonly offers: readonly string[]
}

const NOTHING: Judged = { doubt: null, notes: [] }

/**
 * Whether a pipeline answers what was asked, whoever made it (decision 47): it reads the table that is named,
 * does what the words say is to be done, goes by the numbers and the names that are said, and takes no text
 * for a date or a number without a word.
 */
export function judgeAnswer({ request, pipeline, catalogue, notes }: Answered): Judged {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) return NOTHING
  const { program } = compiled
  const facts = factsOf(program)
  if (facts.reads.size === 0) return NOTHING
  const said = withoutQuotes(request)
  const texts = judgeTexts(said, program, facts, catalogue)
  const [text] = texts.doubts
  if (text) return { doubt: textDoubt(text), notes: [] }
  const [table] = unreadTables(said, facts, catalogue)
  if (table) {
    const asks = `The request speaks of ${table.filename}, and the answer found does not read it. What should be done with it?`
    return { doubt: { asks, offers: [] }, notes: [] }
  }
  // "Took "1985 winter bonspiel" as what the whole table is about."
  const isTold = (word: string) => notes.some((note) => note.includes(word) && !isLeftOut(note))
  const lost = [
    ...lostWords(said, facts),
    ...lostNumbers(said, facts, settingsOf(pipeline)).filter((number) => !isTold(number)),
    ...unknownThings(said, facts, catalogue, wordsLeftOut(notes)),
  ]
  const [first] = lost
  if (first !== undefined) {
    const words = [...new Set(lost)].map((word) => `"${word}"`).join(', ')
    const asks = `Nothing in the answer found does what ${words} ${lost.length === 1 ? 'says' : 'say'}. What is meant by ${words}?`
    return { doubt: { asks, offers: [] }, notes: [] }
  }
  const dates = otherDates(said, program)
  if (dates) {
    const asks = `Which date is meant, and whose? The answer found goes by ${dates.join(' and ')} row by row.`
    return { doubt: { asks, offers: [] }, notes: [] }
  }
  const read = texts.read.map(
    (column) => `Read the numbers in ${sayQuoted(column)}, a column of text.`,
  )
  return { doubt: null, notes: read }
}

function settingsOf({ blocks }: Pipeline): string {
  return JSON.stringify(blocks.map(({ configuration }) => configuration))
}

/** A formula or a name between quotes is no word of the sentence. */
function withoutQuotes(request: string): string {
  return request.replaceAll(/"[^"]*"|`[^`]*`/g, ' ')
}

function textDoubt({ dataset, column, conversion }: TextDoubt): Doubt {
  const { to, clause } = conversion
  return {
    asks: `"${column}" of ${dataset.filename} is a column of text that holds ${to}s, so it cannot be put in order or compared as it is. Should it be read as ${to}s first?`,
    offers: [`load ${sayQuoted(dataset.filename)}, ${clause}`],
  }
}
