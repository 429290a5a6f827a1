import type { ModelProvider } from '@plainflow/contract'

/** Whoever can be asked for an object of a given form: the one interface to every provider. */
export interface LanguageModel {
  readonly provider: ModelProvider
  readonly name: string
  /** The answer as JSON; throws `ModelTrouble`, or the signal's reason where it was stopped. */
  answer(request: ModelRequest): Promise<unknown>
}

export interface ModelRequest {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  /** The JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /** Told what is there of the answer while it arrives. */
  onPartial(value: unknown): void
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export type TroubleKind = 'slow' | 'busy' | 'refused' | 'failed' | 'unreachable' | 'unreadable'

/**
 * Why a model gave no answer. It carries none of the provider's own words: those may repeat the key or
 * whatever was sent.
 */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble'
  readonly kind: TroubleKind
  /** Of HTTP, where there was one. */
  readonly status: number | null

  constructor(kind: TroubleKind, status: number | null = null) {
    super(TROUBLES[kind])
    this.kind = kind
    this.status = status
  }
}

/** Each completes "…, so the sentence was read without it." */
const TROUBLES = {
  slow: 'The language model took too long to answer',
  busy: 'The language model is busy at the moment',
  refused: 'The language model does not accept the key of this server',
  failed: 'The language model answered with an error',
  unreachable: 'The language model could not be reached',
  unreadable: 'The language model gave no answer that can be used',
} satisfies Record<TroubleKind, string>
