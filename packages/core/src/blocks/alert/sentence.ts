import { describeConditions } from '../../conditions/describe-conditions.ts'
import { understandConditions } from '../../conditions/understand-conditions.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { skipLead } from '../../sentence-to-plan/read-names.ts'
import { readNumber } from '../../sentence-to-plan/read-number.ts'
import { sayQuoted } from '../../sentence-to-plan/say.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { initial } from './config.ts'
import type { AlertConfiguration } from './config.ts'

/** The block in words, and below it the same words back. */
export function describe({ parameters, alerts }: AlertConfiguration, given: Given): string {
  const columns = given.inputs[0]?.columns ?? []
  const table = tableWords(columns, given.catalogue)
  const parts = ['Alert']
  if (alerts.email !== '') parts.push(sayQuoted(alerts.email))
  if (!alerts.enabled) parts.push('switched off')
  if (alerts.conditions !== 'both') parts.push(`on ${alerts.conditions}`)
  if (parameters.message !== '') parts.push(`saying ${sayQuoted(parameters.message)}`)
  const { fewerThan, moreThan } = parameters
  if (fewerThan !== undefined) parts.push(`with fewer than ${fewerThan} rows`)
  if (moreThan !== undefined) parts.push(`with more than ${moreThan} rows`)
  if (parameters.where.conditions.length > 0) {
    const respell = (text: string, column: string) => table.cell(column, text) ?? text
    parts.push(`when ${describeConditions(parameters.where, { columns, respell })}`)
  }
  return parts.join(' ')
}

const OPENINGS = [
  'send an email to',
  'send an e-mail to',
  'send an alert to',
  'send a mail to',
  'send email to',
  'alert',
  'notify',
  'warn',
  'email',
  'e-mail',
  'mail',
]

/** Read as addresses or people only behind these; "email" alone may be a column. */
const MAILING = ['email', 'e-mail', 'mail']

export const openers = OPENINGS.filter((phrase) => !MAILING.includes(phrase))

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

export function examples(): readonly string[] {
  return []
}
