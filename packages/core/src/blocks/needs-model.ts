import type { BlockDefinition } from './block.ts'

/** Whether a block means nothing before there is a model, which is not at hand where pipelines are drawn. */
export function needsModel({ learns, applies }: BlockDefinition): boolean {
  return learns !== undefined || applies !== undefined
}
