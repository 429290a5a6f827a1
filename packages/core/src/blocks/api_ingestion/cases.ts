import type { BlockCase } from '../block.ts'
import type { ApiIngestionConfiguration } from './config.ts'

/** None: its rows come from a server, and are tried against one where the connector is. */
export const cases: readonly BlockCase<ApiIngestionConfiguration>[] = []
