import { open } from 'node:fs/promises'
import type { TrainedAgain } from '@plainflow/core'
import { type ExportedAgain, type ExportedRun, isOrdinaryFile } from './run-exported.ts'

/** What the code says of the models that it trained again; nothing where it did not come to its end. */
export async function judgeAgain({ outcome, again }: ExportedRun): Promise<TrainedAgain[]> {
  if (outcome.status !== 'completed') return []
  return Promise.all(again.map(readAgain))
}

async function readAgain({ outlet, tolerance, path }: ExportedAgain): Promise<TrainedAgain> {
  const { model, metric, trained } = outlet
  const about = { model, metric, trained, tolerance }
  const said = (await isOrdinaryFile(path)) ? await firstLine(path) : ''
  const found = /^trained again: \S+ (-?\d{1,6}\.\d{3}) against /.exec(said)?.[1]
  if (found !== undefined) return { ...about, again: Number(found), reason: null }
  const why = /^not trained again: (.+)$/.exec(said)?.[1]
  return { ...about, again: null, reason: why === undefined ? NOTHING_SAID : `${why}.` }
}

const NOTHING_SAID = 'the code left no word on it.'

/** More of it than a sentence needs is not read: the code may have written anything. */
async function firstLine(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(500), 0, 500, 0)
    return buffer.toString('utf8', 0, bytesRead).split('\n')[0] ?? ''
  } finally {
    await file.close()
  }
}
