import type { ModelRequest, Tokens } from './language-model.ts'

/** What asking a model took. */
export interface Use {
  /** Of the answers that came to an end; null where nobody counted. */
  readonly tokens: Tokens | null
  /** How often it was asked to mend its answer. */
  readonly repairs: number
  readonly milliseconds: number
  /** Of all that was sent. */
  readonly bytes: number
}

/** What all rounds of asking took together. Whoever asks holds it: it tells also of what was stopped. */
export class UseMeter {
  readonly #begun = performance.now()
  #tokens: Tokens | null = null
  #rounds = 0
  #bytes = 0

  /** Before an answer is waited for: what is sent is paid for, whether or not one comes. */
  send({ system, messages }: Pick<ModelRequest, 'system' | 'messages'>): void {
    const texts = [system, ...messages.map(({ content }) => content)]
    this.#bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    this.#rounds += 1
  }

  receive(tokens: Tokens | null): void {
    if (!tokens) return
    const { input, output } = this.#tokens ?? { input: 0, output: 0 }
    this.#tokens = { input: input + tokens.input, output: output + tokens.output }
  }

  /** Whether anything was sent at all. */
  get wasAsked(): boolean {
    return this.#rounds > 0
  }

  get use(): Use {
    return {
      tokens: this.#tokens,
      repairs: Math.max(0, this.#rounds - 1),
      milliseconds: Math.round(performance.now() - this.#begun),
      bytes: this.#bytes,
    }
  }
}
