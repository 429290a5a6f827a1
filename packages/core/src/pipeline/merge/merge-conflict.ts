/** Two changes of one thing that cannot both stand: somebody has to choose. */
export interface MergeConflict {
  /** Names it among the conflicts of this merge, for the choice. */
  readonly id: string
  readonly kind: 'field' | 'block' | 'input' | 'connection' | 'pipeline'
  /** The block it is about; null where it is about the pipeline as a whole. */
  readonly block: string | null
  /** The block's name as people know it. */
  readonly label: string
  /** What of the block, in words. */
  readonly field: string
  /** Either side in words. */
  readonly mine: string
  readonly theirs: string
}

export type Side = 'mine' | 'theirs'

/** By the id of the conflict; what is not named here goes the way of `mine`. */
export type Choices = Readonly<Record<string, Side>>

export function choiceOf(choices: Choices, id: string): Side {
  return Object.hasOwn(choices, id) && choices[id] === 'theirs' ? 'theirs' : 'mine'
}
