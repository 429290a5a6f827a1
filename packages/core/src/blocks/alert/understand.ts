import { understandConditions } from '../../conditions/understand-conditions.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { skipLead } from '../../tables/read-names.ts'
import { readNumber } from '../../words/read-number.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { initial } from './config.ts'
import type { AlertConfiguration } from './config.ts'
import { OPENINGS, MAILING } from './describe.ts'

export function understand(
  clause: string,
  given: Given,
): Understood<AlertConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const opening = reader.takeAny(OPENINGS)
  if (opening === null) return null
  const me = reader.takeAny(['me', 'us', 'someone', 'the team']) !== null
  if (me) reader.take('at')
  const word = reader.peek()
  const addressed = word?.kind === 'quoted' || (word?.kind === 'word' && word.value.includes('@'))
  if (!addressed && !me && MAILING.includes(opening)) return null
  if (addressed) reader.at += 1
  const enabled = !reader.take('switched off')
  const runs = takeRuns(reader)
  const said = reader.take('saying') ? reader.peek() : undefined
  if (said?.kind === 'quoted') reader.at += 1
  const count = { ...takeCount(reader), ...takeCount(reader) }
  const asked =
    reader.takeAny(['when', 'if', 'where', 'about rows where', 'for rows where']) !== null
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const found = asked ? understandConditions(reader, table) : null
  if (asked && !found) return { problem: 'It is not clear when to alert.', confidence: 0.7 }
  if (found && 'problem' in found) return { problem: found.problem, confidence: 0.8 }
  const rest = reader.rest()
  return {
    configuration: {
      parameters: {
        where: found?.where ?? initial.parameters.where,
        message: said?.kind === 'quoted' ? said.value : '',
        ...count,
      },
      alerts: {
        enabled,
        email: addressed ? reader.text.slice(word.start, word.end).replaceAll('"', '') : '',
        conditions: runs ?? 'both',
      },
    },
    confidence: rest === '' ? 0.95 : 0.6,
    assumptions: found?.assumptions ?? [],
    ...(rest === '' ? {} : { rest }),
  }
}

const IT = [
  'it',
  'this',
  'that',
  'anything',
  'something',
  'the run',
  'the pipeline',
  'the job',
  'a step',
]

const FAILING = ['fails', 'failed', 'goes wrong', 'breaks', 'crashes', 'does not work', 'errors']

const ENDING = [
  'is done',
  'finishes',
  'has finished',
  'is finished',
  'succeeds',
  'is ready',
  'completes',
  'is complete',
  'works',
]

/** "on error", "if it fails", "when it is done". */
function takeRuns(reader: ClauseReader): 'error' | 'success' | null {
  if (
    reader.takeAny([
      'on error',
      'on errors',
      'on failure',
      'in case of failure',
      'in case of errors',
      'in case of an error',
    ]) !== null
  )
    return 'error'
  if (
    reader.takeAny([
      'on success',
      'when done',
      'when finished',
      'once done',
      'when ready',
      'afterwards',
    ]) !== null
  )
    return 'success'
  const start = reader.at
  if (
    reader.takeAny(['if', 'when', 'whenever', 'once', 'in case', 'should']) !== null &&
    reader.takeAny(IT) !== null
  ) {
    if (reader.takeAny([...FAILING, 'fail']) !== null) return 'error'
    if (reader.takeAny(ENDING) !== null) return 'success'
  }
  reader.at = start
  return null
}

const FEWER = ['fewer than', 'less than', 'under', 'below']
const MORE = ['more than', 'over', 'above']

/** "with fewer than 100 rows", "if there are more than 1000 rows". */
function takeCount(
  reader: ClauseReader,
): { readonly fewerThan: number } | { readonly moreThan: number } | null {
  const start = reader.at
  reader.takeAny(['with', 'if', 'when'])
  reader.takeAny(['there are', 'we have', 'it has', 'it gives', 'there were', 'we get'])
  const few = reader.takeAny(FEWER) !== null
  const many = !few && reader.takeAny(MORE) !== null
  const number = few || many ? readNumber(reader) : null
  const counted = number && reader.takeAny(['rows', 'row', 'records', 'lines', 'entries']) !== null
  if (number && counted && /^\d{1,9}$/.test(number.digits)) {
    reader.takeAny(['arrive', 'come in', 'come out', 'are left', 'remain'])
    return few ? { fewerThan: Number(number.digits) } : { moreThan: Number(number.digits) }
  }
  reader.at = start
  return null
}
