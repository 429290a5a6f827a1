import type { Revise } from '../revise.ts'
import type { SortConfiguration } from './config.ts'

/** "sort the other way", "reverse the order", "descending". */
export const revise: Revise = ({ text }, there) => {
  const configuration = there.configuration as SortConfiguration // read through this block's schema
  const { keys } = configuration.parameters
  const said = text.toLowerCase()
  const named = DIRECTION.exec(said)?.[1]
  if (keys.length === 0 || (!OTHER_WAY.test(said) && named === undefined)) return null
  const turned = keys.map((key) => ({ ...key, direction: turn(key.direction, named) }))
  const parameters = { ...configuration.parameters, keys: turned }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

const OTHER_WAY =
  /^(?:(?:sort|order|arrange|rank)(?: it| them| the rows| that)?(?: in)?(?: the)? (?:other way(?: round| around)?|reverse(?: order)?|opposite(?: way| order)?)|(?:reverse|flip|invert|turn around)(?: it| that| the (?:order|sort|sorting|sort order|rows))?|(?:the )?other way (?:round|around))$/

const DIRECTION =
  /^(?:(?:sort|order|arrange|make|change|switch)(?: it| them| that| the rows| the order| the sort)?(?: to)?(?: in)? )?(asc|desc)(?:ending)?(?: order)?$/

function turn(now: 'ascending' | 'descending', named: string | undefined) {
  if (named !== undefined) return named === 'asc' ? 'ascending' : 'descending'
  return now === 'ascending' ? 'descending' : 'ascending'
}
