import type { Given, OtherInput } from './block.ts'
import type { Column } from '../relation/column.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { foldName } from '../words/fold.ts'
import { linkDataset } from '../tables/link-dataset.ts'
import { portCalled, takeStep } from '../words/take-step.ts'

export interface TakenOther {
  readonly other: OtherInput
  readonly columns: readonly Column[]
  readonly assumption?: string
}

const FILLERS = ['the', 'my', 'our', 'data', 'dataset', 'file', 'table', 'rows', 'of', 'from', 'it']

/** Takes the name of other rows off the front: "step 2", "customers", "the returns table". */
export function takeOther(reader: ClauseReader, given: Given): TakenOther | null {
  const start = reader.at
  reader.skip(FILLERS)
  const place = takeStep(reader)
  const outputs = place ? (given.steps?.[place.step - 1]?.outputs ?? []) : []
  const port = place ? portCalled(place.port, outputs) : -1
  const { columns } = outputs[port] ?? {}
  if (place && columns) {
    const { step } = place
    return { other: { kind: 'step', step, ...(port === 0 ? {} : { port }) }, columns }
  }
  reader.at = start
  reader.skip(FILLERS)
  const waiting = takeWaiting(reader, given)
  if (waiting) return waiting
  const linked = linkDataset(reader, given.catalogue.datasets)
  if (!linked) {
    reader.at = start
    return null
  }
  reader.skip(['data', 'dataset', 'file', 'table', 'rows'])
  const { dataset, assumption } = linked
  return {
    other: { kind: 'dataset', dataset },
    columns: dataset.columns,
    ...(assumption === undefined ? {} : { assumption }),
  }
}

const LONGEST_NAME = 4

/** Rows that were loaded and not taken yet, by what they are called. */
function takeWaiting(reader: ClauseReader, { waiting = [] }: Given): TakenOther | null {
  for (let words = LONGEST_NAME; words > 0; words -= 1) {
    const said = foldName(reader.slice(reader.at, reader.at + words))
    const place = waiting.findIndex(({ called }) => said !== '' && foldName(called ?? '') === said)
    const { columns } = waiting[place] ?? {}
    if (!columns) continue
    reader.at += words
    reader.skip(['data', 'dataset', 'file', 'table', 'rows'])
    return { other: { kind: 'waiting', place }, columns }
  }
  return null
}

/** What to say where other rows must be named and are not. */
export function noSuchRows(reader: ClauseReader, given: Given): string {
  const names = given.catalogue.datasets.slice(0, 8).map(({ filename }) => filename)
  const written = reader.rest().slice(0, 40)
  const there = names.length === 0 ? 'There are none.' : `There are: ${names.join(', ')}.`
  return written === ''
    ? `Which rows are meant? ${there}`
    : `There is no dataset called "${written}". ${there}`
}
