import type { SchemaTable } from '../../tables/schema.ts'
import { saysEither } from '../states/take-states.ts'
import { readDateMeant } from './date-meant.ts'
import { readDuration } from './duration.ts'
import { readHourOfDay } from './hour-of-day.ts'
import { readInUnit } from './in-unit.ts'
import { readTimeOfDay } from './time-of-day.ts'
import type { Seen, ViewReader } from './view.ts'

const READERS: readonly ViewReader[] = [
  readDateMeant,
  readTimeOfDay,
  readHourOfDay,
  readDuration,
  readInUnit,
]

/** What a sentence says of columns that no table holds as they are meant, taken out of it; null where it says nothing so. */
export function takeViews(sentence: string, tables: readonly SchemaTable[]): Seen | null {
  if (saysEither(sentence)) return null
  return READERS.reduce<Seen | null>((seen, read) => {
    const next = read(seen?.sentence ?? sentence, tables)
    return seen && next ? together(seen, next) : (next ?? seen)
  }, null)
}

function together(one: Seen, other: Seen): Seen {
  return {
    sentence: other.sentence,
    states: [...one.states, ...other.states],
    viewed: [...one.viewed, ...other.viewed],
    hidden: [...one.hidden, ...other.hidden],
  }
}
