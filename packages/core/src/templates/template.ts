import type { Pipeline } from '../pipeline/pipeline.ts'
import type { SampleKey } from './samples.ts'

export const TEMPLATE_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

/** A pipeline to start from. Its sources name tables of a sample and are bound when it is deployed. */
export interface Template extends Pipeline {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly difficulty: (typeof TEMPLATE_DIFFICULTIES)[number]
  /** In minutes. */
  readonly estimatedTime: number
  readonly rating: number
  /** The figure it starts with; deployments are added to it. */
  readonly usageCount: number
  readonly tags: readonly string[]
  /** The sample its tables come from. */
  readonly sample: SampleKey
  /** Which table each source reads, by block. */
  readonly tables: Readonly<Record<string, string>>
}
