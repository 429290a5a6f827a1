import { ClauseReader } from '../../words/clause-reader.ts'
import { datasetByName, linkDataset } from '../../tables/link-dataset.ts'
import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { FILE, LOADING, plainName, restOf } from '../outline-words.ts'
import { fileFormat } from './file-format.ts'
import { reads } from './describe.ts'

export const openers = ['pull', 'get', 'fetch', 'grab', 'ingest', 'extract']

const LEAD = String.raw`^(?:${LOADING})\s+(?:(?:the|my|our|a|an|data|file|files|from|in|of|csv|excel|json|parquet|called|named)\s+)*`
const NAMED = new RegExp(String.raw`${LEAD}["']?(${FILE})["']?(?:\s+(?:file|data))?(.*)$`, 'is')
const OPENING = new RegExp(LEAD, 'i')
const BARE = new RegExp(
  String.raw`${LEAD}["']?([\p{L}_][\w-]*)["']?(?:\s+(?:table|data|dataset|file))?((?:\s*,|\s+and\b).*)?$`,
  'iu',
)

/** A file that is not there is still a file: it is kept by its name until it is uploaded. */
export function outline(clause: string, given: Given): Outlined | null {
  return named(clause, given) ?? known(clause, given) ?? unknown(clause, given)
}

function named(clause: string, { catalogue }: Given): Outlined | null {
  const [, file, rest] = NAMED.exec(clause) ?? []
  if (file === undefined) return null
  const dataset = datasetByName(file, catalogue.datasets)
  if (dataset) return loaded(reads(dataset), [], rest)
  const config = { filePath: file, datasetId: '', format: fileFormat(file) }
  const open = [`The file ${file} is still to be uploaded.`]
  return loaded({ dataSource: { type: 'file', config } }, open, rest)
}

/** "load orders and customers": each by the name it has. */
function known(clause: string, { catalogue }: Given): Outlined | null {
  const lead = OPENING.exec(clause)?.[0]
  if (lead === undefined) return null
  const reader = new ClauseReader(clause.slice(lead.length))
  const linked = linkDataset(reader, catalogue.datasets)
  if (!linked || linked.assumption !== undefined) return null
  reader.skip(['data', 'dataset', 'table', 'tables', 'file'])
  const joined = reader.done || reader.sees(',') || reader.sees('and')
  return joined ? loaded(reads(linked.dataset), [], reader.rest()) : null
}

/** "load orders", where nothing is called so. */
function unknown(clause: string, { catalogue }: Given): Outlined | null {
  const [, name, rest] = BARE.exec(clause) ?? []
  if (name === undefined || catalogue.datasets.length > 0) return null
  const nameless = /^(?:data|it|them|everything|dataset|file)$/i.test(name)
  const filePath = nameless ? '' : plainName(name)
  const config = { filePath, datasetId: '', format: 'csv' as const }
  const open = nameless
    ? 'Which data to load is still to be said.'
    : `Where ${filePath} comes from is still to be said: upload it as a file.`
  return { ...loaded({ dataSource: { type: 'file', config } }, [open], rest), confidence: 0.5 }
}

function loaded(
  configuration: unknown,
  open: readonly string[],
  rest: string | undefined,
): Outlined {
  return { configuration, confidence: 0.92, assumptions: [], open, ...restOf(rest) }
}
