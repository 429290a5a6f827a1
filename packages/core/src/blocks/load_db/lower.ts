import type { Given, Lowered } from '../block.ts'
import { askedSource, knownColumns } from './asked-source.ts'
import type { LoadDbConfiguration } from './config.ts'

export function lower(configuration: LoadDbConfiguration, { catalogue }: Given): Lowered {
  const outside = askedSource(configuration, catalogue)
  const columns = knownColumns(configuration, catalogue)
  if (!outside || !columns) throw new Error('load_db was lowered without a known table')
  return { relations: [{ kind: 'from', outside, columns }] }
}
