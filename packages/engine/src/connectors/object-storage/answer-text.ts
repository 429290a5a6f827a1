import type { IncomingMessage } from 'node:http'
import { OutsideFailed } from '../connector.ts'

/** A thousand objects with the longest keys, and more. */
const LONGEST_TEXT = 10_000_000

export async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer) {
    // A stream of bytes: nothing decodes it.
    const held = piece as Buffer
    bytes += held.length
    if (bytes > LONGEST_TEXT)
      throw new OutsideFailed('The answer is longer than any that is known.')
    pieces.push(held)
  }
  return Buffer.concat(pieces).toString('utf8')
}

export class Silent extends Error {
  readonly seconds: number

  constructor(limit: number) {
    super('silent')
    this.seconds = limit / 1_000
  }
}
