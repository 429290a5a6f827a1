import { describeConditions } from '../../conditions/describe-conditions.ts'
import { sayQuoted } from '../../words/say.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Given } from '../block.ts'
import type { AlertConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
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

export const OPENINGS = [
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
export const MAILING = ['email', 'e-mail', 'mail']

export const openers = OPENINGS.filter((phrase) => !MAILING.includes(phrase))

export function examples(): readonly string[] {
  return []
}
