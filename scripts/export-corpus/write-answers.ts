import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answering } from './right-answers.ts'

/** One line for each right answer, as it is found: all of them would not fit into memory. Gives how many. */
export async function writeAnswers(
  answerings: readonly Answering[],
  path: string,
): Promise<number> {
  let written = 0
  function* lines() {
    for (const answering of answerings) {
      const answer = answering()
      if (!answer) continue
      written += 1
      yield `${JSON.stringify(answer)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return written
}
