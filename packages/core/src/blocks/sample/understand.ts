import { ClauseReader } from '../../words/clause-reader.ts'
import { skipLead } from '../../tables/read-names.ts'
import { readNumber } from '../../words/read-number.ts'
import type { Understood } from '../block.ts'
import type { SampleConfiguration } from './config.ts'

const OPENINGS = [
  'take a random sample of',
  'take a sample of',
  'take a random',
  'take random',
  'random sample of',
  'sample',
]

export function understand(clause: string): Understood<SampleConfiguration> | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(OPENINGS) === null) return null
  const number = readNumber(reader)
  if (!number) return null
  const share = reader.takeAny(['of the rows', 'of rows', 'of the data', 'of it']) !== null
  reader.takeAny(['random rows', 'rows', 'row', 'records'])
  const said = reader.take('with seed') ? readNumber(reader) : null
  if (!reader.done) return null
  const amount = Number(number.digits)
  const seed = said === null ? {} : { seed: Number(said.digits) }
  const fraction = number.percent ? amount / 100 : amount
  const parts = number.percent || (share && !Number.isInteger(amount)) || (share && amount <= 1)
  return {
    configuration: {
      parameters: parts
        ? { mode: 'fraction', fraction, ...seed }
        : { mode: 'rows', rows: amount, ...seed },
    },
    confidence: 0.96,
    assumptions: [],
  }
}
