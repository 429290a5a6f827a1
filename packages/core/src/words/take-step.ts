import type { ClauseReader } from './clause-reader.ts'
import { foldName } from './fold.ts'

/** Rows a sentence names by where they leave: "step 2", "the rejected rows of step 2". */
export interface StepPlace {
  readonly step: number
  /** The output as it was called; null for the step's own rows. */
  readonly port: string | null
}

const LONGEST_PORT = 5

/** Takes the name of a step's rows off the front; nothing is taken where none begins there. */
export function takeStep(reader: ClauseReader): StepPlace | null {
  const start = reader.at
  reader.take('the')
  for (let words = 0; words <= LONGEST_PORT; words += 1) {
    if (!reader.sees(words === 0 ? 'step' : 'of step', words)) continue
    const number = reader.peek(words + (words === 0 ? 1 : 2))
    if (number?.kind !== 'number' || !/^\d{1,4}$/.test(number.value)) break
    const port = words === 0 ? null : reader.slice(reader.at, reader.at + words)
    reader.at += words + (words === 0 ? 2 : 3)
    return { step: Number(number.value), port }
  }
  reader.at = start
  return null
}

/** The place of a port among a block's outputs: its own rows, or those whose label was said; -1 for none. */
export function portCalled(
  port: string | null,
  outputs: readonly { readonly label: string }[],
): number {
  if (port === null || foldName(port) === 'row') return 0
  return outputs.findIndex(({ label }) => foldName(label) === foldName(port))
}

/** The other way: "step 2", "the rejected rows of step 2". */
export function sayStep(
  step: number,
  port: number,
  outputs: readonly { readonly label: string }[],
) {
  const label = port === 0 ? undefined : outputs[port]?.label
  return label === undefined ? `step ${step}` : `the ${label.toLowerCase()} of step ${step}`
}
