import type { BlockCase } from '../block.ts'
import type { RealTimeMlConfiguration } from './config.ts'

/** None: the block says itself why it cannot run. */
export const cases: readonly BlockCase<RealTimeMlConfiguration>[] = []
