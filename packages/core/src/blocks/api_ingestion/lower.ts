import type { Given, Lowered } from '../block.ts'
import { askedSource, knownColumns } from './asked-source.ts'
import type { ApiIngestionConfiguration } from './config.ts'

export function lower(configuration: ApiIngestionConfiguration, { catalogue }: Given): Lowered {
  const outside = askedSource(configuration, catalogue)
  const columns = knownColumns(configuration, catalogue)
  if (!outside || !columns) throw new Error('api_ingestion was lowered before it was tried')
  return { relations: [{ kind: 'from', outside, columns }] }
}
