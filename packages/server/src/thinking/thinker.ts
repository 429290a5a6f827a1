import { readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { Failure, type FailureCode } from '@plainflow/contract'
import { THOUGHTS } from './thoughts.ts'

/** What is asked of a thread, and what it says. */
export interface Question {
  readonly name: keyof typeof THOUGHTS
  readonly given: unknown
}

export type Reply =
  | { readonly answer: unknown }
  | { readonly failure: readonly [FailureCode, string, unknown] }
  | { readonly bug: { readonly message: string; readonly stack: string | undefined } }

/** The entry of a thread: one question at a time, each answered with exactly one reply. */
parentPort?.on('message', async ({ name, given }: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(await reply(name, given))
})
// All is loaded: the time of the first question is its own. With it goes where the system counts it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(threadFile())

/** The thread's own folder in /proc, where there is one. */
function threadFile(): string | null {
  try {
    // `<process>/task/<thread>`; what a thread reads synchronously it reads itself.
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    return null
  }
}

async function reply(name: Question['name'], given: unknown): Promise<Reply> {
  try {
    // Names and what is given come in pairs from `Thinkers.think`, which has their types.
    const think = THOUGHTS[name] as (given: unknown) => unknown
    return { answer: await think(given) }
  } catch (error) {
    if (error instanceof Failure) return { failure: [error.code, error.message, error.details] }
    // The stack has an end, and what is nested deeper than it is the user's.
    if (error instanceof RangeError && /call stack/.test(error.message))
      return { failure: ['too_complex', new Failure('too_complex').message, undefined] }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { bug: { message, stack } }
  }
}
