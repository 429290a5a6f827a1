import type { ModelProvider } from '@plainflow/contract'
import type { Column } from '@plainflow/core'

/** Whoever can be asked for an object of a given form: the one interface to every provider. */
export interface LanguageModel {
  readonly provider: ModelProvider
  readonly name: string
  /** Throws `ModelTrouble`, or the signal's reason where it was stopped. */
  answer(request: ModelRequest): Promise<ModelReply>
  /** Gives back what it holds: connections, memory. */
  close?(): Promise<void>
}

export interface ModelReply {
  /** The answer as JSON. */
  readonly value: unknown
  /** Null where the provider does not count. */
  readonly tokens: Tokens | null
}

/** What was read and what was written. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

export interface ModelRequest {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  /** The JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /**
   * What SQL in the answer may name, where the answer holds some. Whoever can hold a model to a grammar
   * does: then nothing else is ever named.
   */
  readonly tables?: readonly NamedTable[]
  /** Told what is there of the answer while it arrives. */
  onPartial(value: unknown): void
  /** Told in words what goes on before there is any of it: "Loading the model… 40 %". */
  onProgress?(words: string): void
}

/** A table by the name a model is told. */
export interface NamedTable {
  readonly name: string
  readonly columns: readonly Column[]
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

interface TroubleDetails {
  /** How long the provider wants to be left alone. */
  readonly seconds?: number
  /** Which model was asked for. */
  readonly model?: string
}

/**
 * Why a model gave no answer. It carries none of the provider's own words: those may repeat the key or
 * whatever was sent.
 */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble'
  readonly kind: TroubleKind
  /** Of HTTP, where there was one. */
  readonly status: number | null
  /** What whoever asked can do about it, a sentence. */
  readonly advice: string

  constructor(kind: TroubleKind, status: number | null = null, details: TroubleDetails = {}) {
    const { says, advice } = TROUBLES[kind]
    super(typeof says === 'string' ? says : says(details))
    this.kind = kind
    this.status = status
    this.advice = advice
  }
}

interface Trouble {
  /** Completes "…, so the sentence was read without it." */
  readonly says: string | ((details: TroubleDetails) => string)
  readonly advice: string
}

const TROUBLES = {
  slow: {
    says: 'The language model took too long to answer',
    advice: 'Try again, or choose a smaller model.',
  },
  busy: {
    says: ({ seconds }) =>
      seconds === undefined
        ? 'The language model is busy at the moment'
        : `The language model is busy for the next ${inWords(seconds)}`,
    advice: 'Try again later.',
  },
  unpaid: {
    says: 'The provider of the language model wants to be paid first',
    advice: 'Look at the balance and the limits of the account there.',
  },
  refused: {
    says: 'The language model does not accept the key',
    advice: 'Check the key, or make a new one with the provider.',
  },
  unknown: {
    says: ({ model }) => `The provider does not know the model ${model ?? 'that was chosen'}`,
    advice: 'Choose another model; where the address was typed in, see whether it ends in /v1.',
  },
  declined: {
    says: 'The language model refused to answer this',
    advice: 'Say it in other words, or choose another model.',
  },
  failed: {
    says: 'The language model answered with an error',
    advice: 'Try again later, or choose another model.',
  },
  broken: {
    says: 'The connection to the language model broke off',
    advice: 'Try again.',
  },
  unreachable: {
    says: 'The language model could not be reached',
    advice: 'See whether its address is right and it is running.',
  },
  redirected: {
    says: 'The address of the language model leads elsewhere',
    advice: 'Enter the address that it leads to.',
  },
  private: {
    says: 'The address of the language model lies in a private network',
    advice:
      'Use a public address. Whoever runs this server can allow others with PLAINFLOW_MODEL_ADDRESSES=any.',
  },
  endless: {
    says: 'The language model did not come to an end',
    advice: 'Try again, or choose another model.',
  },
  unreadable: {
    says: 'The language model gave no answer that can be used',
    advice: 'Try again, or choose a larger model.',
  },
  unlisted: {
    says: 'The provider does not tell which models it has',
    advice: 'Type the name of the model; with Azure, that of the deployment.',
  },
  sealed: {
    says: 'The key of the language model can no longer be opened',
    advice: 'Enter it again where the model is connected.',
  },
  absent: {
    says: 'This server does not run models from files',
    advice: 'Choose another provider.',
  },
} satisfies Record<string, Trouble>

export type TroubleKind = keyof typeof TROUBLES

function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`
  if (seconds < 5_400) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3_600)} hours`
}
