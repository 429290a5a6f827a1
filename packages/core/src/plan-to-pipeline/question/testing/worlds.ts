import { corpusText } from '../../../../corpus/read-corpus.ts'
import { readAsked } from './read-asked.ts'
import type { Asked } from './read-asked.ts'

/** Small worlds of our own making, that tests call by name. */
export const WORLDS: readonly Asked[] = readAsked(corpusText('worlds.txt'))

export function worldOf(name: string): Asked {
  const world = WORLDS.find((one) => one.name === name)
  if (!world) throw new Error(`no world is called ${name}`)
  return world
}
