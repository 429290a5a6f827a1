import type { BlockCase } from '../block.ts'
import type { LoadDbConfiguration } from './config.ts'

/** None: its rows come from a server, and are tried against a real one where every language is. */
export const cases: readonly BlockCase<LoadDbConfiguration>[] = []
