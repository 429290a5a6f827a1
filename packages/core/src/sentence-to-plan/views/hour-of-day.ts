import { cut } from '../states/state.ts'
import { spokenTables } from '../states/told-columns.ts'
import { hourOf, isClock } from './time-of-day.ts'
import type { ViewReader } from './view.ts'

/** "Visits per hour of the day" where a text tells the time; moments are read by the reader of figures. */
export const readHourOfDay: ViewReader = (sentence, tables) => {
  const said = HOUR.exec(sentence)
  const clocks = spokenTables(sentence, tables).flatMap(({ columns }) => columns.filter(isClock))
  const [first] = clocks
  if (!said || !first || clocks.some(({ type }) => type === 'timestamp')) return null
  const viewed = [hourOf(first)]
  return { sentence: cut(sentence, said, `${said[1] ?? ''} hour`), states: [], viewed, hidden: [] }
}

const HOUR = /\b(by|per|each|which|what) (?:the )?hours?(?: of (?:the )?day)?\b/i
