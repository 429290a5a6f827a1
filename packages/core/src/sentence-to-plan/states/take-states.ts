import { sameJson } from '../../words/same-json.ts'
import { spellTypos } from '../question/spell/spell-typos.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import { readCompared } from './compared-states.ts'
import { readEmpty } from './empty-states.ts'
import { readEnded } from './ended-states.ts'
import { readFlagHolders } from './flag-states.ts'
import { readMeasured } from './measured-states.ts'
import { readOwing } from './owing-states.ts'
import type { StateReader, Stated } from './state.ts'
import { readStock } from './stock-states.ts'

const READERS: readonly StateReader[] = [
  readStock,
  readCompared,
  readMeasured,
  readEnded,
  readFlagHolders,
  readOwing,
  readEmpty,
]
const MOST = 4

/**
 * States that rows are told to be in, taken out of a sentence: "average grade by course, only current members" is
 * the average grade by course, of rows without a day of leaving. What is left can be read by whoever reads such
 * sentences. Null where nothing is said so, or where the state is what is asked for or one of several.
 */
export function takeStates(sentence: string, tables: readonly SchemaTable[]): Stated | null {
  if (asksShare(sentence) || saysEither(sentence)) return null
  let left: Stated = { sentence: spellTypos(sentence, tables), states: [] }
  for (let taken = 0; taken < MOST; taken += 1) {
    const next = firstState(left.sentence, tables)
    if (!next) break
    const added = next.states.filter((one) => !left.states.some((known) => sameJson(known, one)))
    left = { sentence: next.sentence, states: [...left.states, ...added] }
  }
  return left.states.length > 0 ? left : null
}

/** Of a share the state is the part, and not of which rows it is the share. */
const ASKED =
  /\b(?:shares?|percent(?:age)?s?|proportions?|rates?|ratio|fraction|how large a part)\b|%/i
export function asksShare(sentence: string): boolean {
  return ASKED.test(sentence)
}

/** "Out of stock or discontinued": either will do, where what is taken out of a sentence holds beside the rest. */
export function saysEither(sentence: string): boolean {
  return EITHER.test(sentence)
}

const EITHER =
  /(?<!\b(?:at|on)) or (?!more\b|less\b|fewer\b|later\b)|\b(?:nor|neither|either|unless|whether)\b/i

export function firstState(sentence: string, tables: readonly SchemaTable[]): Stated | null {
  for (const read of READERS) {
    const found = read(sentence, tables)
    if (found) return found
  }
  return null
}
