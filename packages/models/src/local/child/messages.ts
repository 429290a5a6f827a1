import type { ModelMessage, NamedTable, Tokens } from '../../language-model.ts'

/** What is said between the process that asks and the one that holds the model. */
export type ToChild =
  | { readonly kind: 'load'; readonly load: Load }
  | { readonly kind: 'ask'; readonly id: number; readonly asked: Asked }
  | { readonly kind: 'stop'; readonly id: number }

export interface Load {
  /** Where node-llama-cpp is installed. */
  readonly runtime: string
  /** The model's file. */
  readonly path: string
  readonly threads: number
  /** The most tokens of a question and its answer. */
  readonly context: number
}

export interface Asked {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  /** What SQL may name; null: any JSON. */
  readonly tables: readonly NamedTable[] | null
}

export type FromChild =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'unloadable' }
  /** All that is written so far. */
  | { readonly kind: 'wrote'; readonly id: number; readonly text: string }
  | {
      readonly kind: 'answered'
      readonly id: number
      readonly text: string
      readonly tokens: Tokens
    }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number }
