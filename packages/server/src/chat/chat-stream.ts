import type { ChatEvent } from '@plainflow/contract'

/**
 * What is told while a message is answered, as it comes. The work starts at once; a reader that leaves
 * stops it.
 */
export class ChatStream implements AsyncIterable<ChatEvent>, AsyncIterator<ChatEvent> {
  readonly #waiting: ChatEvent[] = []
  #wake: (() => void) | null = null
  #ended = false
  readonly #leave: () => void

  constructor({ work, failed, leave }: ChatWork) {
    this.#leave = leave
    void work((event) => this.#push(event))
      .catch((error: unknown) => this.#push(failed(error)))
      .finally(() => {
        this.#ended = true
        this.#wake?.()
      })
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<ChatEvent, undefined>> {
    for (;;) {
      const value = this.#waiting.shift()
      if (value) return { done: false, value }
      if (this.#ended) return { done: true, value: undefined }
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  async return(): Promise<IteratorResult<ChatEvent, undefined>> {
    this.#leave()
    return { done: true, value: undefined }
  }

  #push(event: ChatEvent): void {
    this.#waiting.push(event)
    this.#wake?.()
  }
}

interface ChatWork {
  work(tell: (event: ChatEvent) => void): Promise<void>
  /** What is told last where the work was refused or broke off. */
  failed(error: unknown): ChatEvent
  /** The reader is gone. */
  leave(): void
}
