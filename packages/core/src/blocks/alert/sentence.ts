import { describeConditions } from '../../conditions/describe-conditions.ts'
import { understandConditions } from '../../conditions/understand-conditions.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { skipLead } from '../../sentence-to-plan/read-names.ts'
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
  if (parameters.where.conditions.length > 0) {
    const respell = (text: string, column: string) => table.cell(column, text) ?? text
    parts.push(`when ${describeConditions(parameters.where, { columns, respell })}`)
  }
  return parts.join(' ')
}

export const openers = ['alert', 'notify', 'warn']

export function understand(
  clause: string,
  given: Given,
): Understood<AlertConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (reader.takeAny(openers) === null) return null
  reader.takeAny(['me', 'us', 'someone'])
  const word = reader.peek()
  const addressed = word?.kind === 'quoted' || (word?.kind === 'word' && word.value.includes('@'))
  if (addressed) reader.at += 1
  const enabled = !reader.take('switched off')
  const runs = reader.takeAny(['on error', 'on success'])
  const said = reader.take('saying') ? reader.peek() : undefined
  if (said?.kind === 'quoted') reader.at += 1
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
      },
      alerts: {
        enabled,
        email: addressed ? word.value : '',
        conditions: runs === 'on error' ? 'error' : runs === 'on success' ? 'success' : 'both',
      },
    },
    confidence: rest === '' ? 0.95 : 0.6,
    assumptions: found?.assumptions ?? [],
    ...(rest === '' ? {} : { rest }),
  }
}

export function examples(): readonly string[] {
  return []
}
