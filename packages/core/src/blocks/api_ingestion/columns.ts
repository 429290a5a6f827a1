import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readHeaders } from '../../relation/web-request.ts'
import type { ColumnRule, Given } from '../block.ts'
import { askedSource, knownColumns } from './asked-source.ts'
import type { ApiIngestionConfiguration } from './config.ts'

export function columns(configuration: ApiIngestionConfiguration, given: Given): ColumnRule {
  const wrong = whatIsWrong(configuration, given)
  if (wrong) return { columns: [], diagnostics: [wrong] }
  return { columns: [knownColumns(configuration, given.catalogue) ?? []], diagnostics: [] }
}

function whatIsWrong(configuration: ApiIngestionConfiguration, given: Given): Diagnostic | null {
  const { url, headers, connectionId, reads, sinceField } = configuration.dataSource.config
  const wrong = (code: string, field: string, message: string, hint: string): Diagnostic => ({
    code: `api_ingestion/${code}`,
    severity: 'error',
    at: { block: given.block, field: `dataSource.config.${field}` },
    message,
    hint,
  })
  if (url.trim() === '')
    return wrong('no-address', 'url', 'The address is missing.', 'Enter it, then press "Try it".')
  if (!/^(?:https?:\/\/|\/)/i.test(url.trim()))
    return wrong(
      'bad-address',
      'url',
      'The address has to begin with https:// or http://.',
      'Or with a slash, where a connection says the host.',
    )
  if (readHeaders(headers) === null)
    return wrong(
      'bad-headers',
      'headers',
      'The headers are not a JSON object of texts.',
      'Write them as {"Accept": "application/json"}.',
    )
  if (reads === 'new' && sinceField.trim() === '')
    return wrong(
      'no-since',
      'sinceField',
      'The field by which the next run reads on is missing.',
      'Enter its name as it stands in the rows.',
    )
  if (connectionId !== '' && !askedSource(configuration, given.catalogue))
    return wrong(
      'unknown-connection',
      'connectionId',
      'The connection of this block is not available.',
      'It may have been removed: choose another, or none, and press "Try it".',
    )
  if (knownColumns(configuration, given.catalogue)) return null
  return wrong(
    'not-tried',
    'url',
    'The columns of this address are not known yet.',
    'Open the block and press "Try it", so that it is asked for them.',
  )
}
