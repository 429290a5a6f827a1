import type { Schedule } from '../pipeline/schedule.ts'

/** What a sentence means for the pipeline at hand, before anything on the canvas changes. */
export interface Plan {
  readonly asks: PlanPurpose
  readonly steps: readonly PlanStep[]
  /** The user asked to run it. */
  readonly run: boolean
  /** It speaks of what is on the canvas, so nobody else need make sense of it. */
  readonly edits?: boolean
  /** It describes a whole workflow; what it leaves open stands at its steps. */
  readonly workflow?: boolean
  /** How often it shall run, where that was said. */
  readonly schedule?: Schedule
  /** What was taken for granted and may be wrong, in words for the user. */
  readonly assumptions: readonly string[]
  /** Sentences that would take the other way, where what was taken for granted has one. */
  readonly choices?: readonly string[]
  /** What might be said in place of a clause that was not enough. */
  readonly rewordings?: readonly Rewording[]
  /** What a step would be with another column that fits as well. */
  readonly instead?: readonly { readonly step: number; readonly configuration: unknown }[]
  /** What stands in the way, in words for the user; where there is any, nothing is changed. */
  readonly problems: readonly string[]
}

export interface Rewording {
  readonly clause: string
  readonly says: string
}

/** To change the pipeline, or to hear something of it: what it does, why no rows come, how many do. */
export type PlanPurpose = 'change' | 'explain' | 'undo' | 'why-empty' | 'count'

export type PlanStep = AddStep | ConfigureStep | RemoveStep

export interface AddStep {
  readonly kind: 'add'
  readonly type: string
  readonly configuration: unknown
  /** Whose rows it takes; null for a source. */
  readonly input: PlanInput | null
  /** Whose rows it takes beside those, for the ports after the first. */
  readonly others?: readonly PlanInput[]
  /** What is still to be filled in, each in a sentence. */
  readonly open?: readonly string[]
}

export interface ConfigureStep {
  readonly kind: 'configure'
  readonly block: string
  readonly configuration: unknown
}

export interface RemoveStep {
  readonly kind: 'remove'
  readonly block: string
}

/** A block on the canvas, or one that an earlier step of this plan adds. */
export type PlanInput =
  | { readonly kind: 'block'; readonly block: string }
  /** `port` is the id of an output other than the first. */
  | { readonly kind: 'step'; readonly step: number; readonly port?: string }
