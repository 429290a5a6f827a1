import type { BlockCase } from '../block.ts'
import type { ElasticsearchConfiguration } from './config.ts'

/** None: the block says itself why it cannot run. */
export const cases: readonly BlockCase<ElasticsearchConfiguration>[] = []
