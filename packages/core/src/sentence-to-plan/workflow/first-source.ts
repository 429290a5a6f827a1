import { BLOCKS } from '../../blocks/registry.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { foldName } from '../../words/fold.ts'
import { rankDatasets } from '../rank-datasets.ts'
import type { OutlinedBlock } from './meaning-of.ts'

/** The file a clause reads from; written to is not read from. */
export function fileRead(clause: string): string | null {
  const file = FILE.exec(clause)?.[0]
  if (file === undefined) return null
  const before = clause.slice(0, clause.indexOf(file)).trim().split(/\s+/).at(-1)?.toLowerCase()
  return READ_FROM.includes(before ?? '') ? file : null
}

const FILE = /\b[\w-]+\.(?:csv|tsv|json|xlsx?|parquet)\b/i
const READ_FROM = ['from', 'in', 'of', 'on', 'using', 'with', 'the', 'at']

/** Reads the data that fits a sentence best; where none does, which it is stays open. */
export function fittingSource(sentence: string, catalogue: Catalogue): OutlinedBlock | null {
  const reader = BLOCKS.find(({ reads }) => reads !== undefined)
  if (!reader?.reads) return null
  const mentioned = catalogue.datasets.find(({ name }) =>
    new RegExp(String.raw`\b${escaped(name)}\b`, 'i').test(sentence),
  )
  const [ranked] = rankDatasets(sentence, catalogue)
  const dataset = mentioned ?? ranked
  return {
    definition: reader,
    configuration: dataset ? reader.reads(dataset) : reader.initial,
    assumptions: dataset ? [`Took ${dataset.filename}, as it fits the sentence.`] : [],
    open: dataset ? [] : ['Which data to load is still to be said.'],
    confidence: 0.5,
  }
}

function escaped(text: string): string {
  return foldName(text) === '' ? '(?!)' : text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
