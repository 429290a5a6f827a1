import { ClauseReader } from '../../words/clause-reader.ts'
import { linkDataset, type LinkedDataset } from '../../tables/link-dataset.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { LoadCsvConfiguration } from './config.ts'
import { openers, holding, withSheet, reads } from './describe.ts'

const LEADING = ['from', 'take', 'in', 'of', 'using', 'with']
const FILLERS = ['the', 'my', 'our', 'this', 'that', 'data', 'dataset', 'file', 'table', 'csv']
const LINKING = ['from', 'in', 'of', 'called', 'named']

export function understand(
  clause: string,
  given: Given,
): Understood<LoadCsvConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  const said = reader.takeAny(openers)
  const leading = said ?? reader.takeAny(LEADING)
  if (leading === null) return null
  reader.skip([...FILLERS, ...LINKING])
  const sheet = takeSheet(reader)
  const linked = linkSheet(reader, sheet, given)
  if (linked) {
    reader.skip(FILLERS)
    const rest = reader.rest()
    return {
      configuration: withSheet(reads(linked.dataset), sheet),
      confidence: said === null ? 0.6 : 0.95,
      assumptions: linked.assumption === undefined ? [] : [linked.assumption],
      ...(rest === '' ? {} : { rest }),
    }
  }
  return said === null ? null : loadUnnamed(reader, given)
}

/** "Load the data": the only dataset, or a word on which there are. */
function loadUnnamed(
  reader: ClauseReader,
  given: Given,
): Understood<LoadCsvConfiguration> | Misunderstood {
  const { datasets } = given.catalogue
  const [only] = datasets
  if (!only) return { problem: 'There is no dataset yet. Upload a file first.', confidence: 0.9 }
  // A lone "open" may well be a value of the clause before: "status is closed and open".
  if (reader.done && reader.words.length > 1 && datasets.length === 1) {
    return {
      configuration: reads(only),
      confidence: 0.9,
      assumptions: [`Took ${only.filename}, the only dataset.`],
    }
  }
  const names = datasets.slice(0, 8).map(({ filename }) => filename)
  const problem = reader.done
    ? `Which dataset should be loaded? There are: ${names.join(', ')}.`
    : `There is no dataset called "${reader.rest().slice(0, 60)}". There are: ${names.join(', ')}.`
  return { problem, confidence: 0.8 }
}

/** `sheet "Q2" of`; a name of one word needs no quotes. */
function takeSheet(reader: ClauseReader): string | null {
  const name = reader.sees('sheet') ? reader.peek(1) : undefined
  if (!name || name.kind === 'symbol' || !LINKING.some((word) => reader.sees(word, 2))) return null
  reader.at += 2
  reader.skip([...LINKING, ...FILLERS])
  return name.kind === 'quoted' ? name.value : reader.text.slice(name.start, name.end)
}

/** Sheets of one workbook share its file name: where that is all that was said, the sheet decides. */
function linkSheet(reader: ClauseReader, sheet: string | null, given: Given): LinkedDataset | null {
  const { datasets } = given.catalogue
  const start = reader.at
  const linked = linkDataset(reader, datasets)
  if (sheet === null || (linked && linked.assumption === undefined)) return linked
  const end = reader.at
  reader.at = start
  const held = linkDataset(reader, holding(sheet, datasets))
  if (held && held.assumption === undefined) return held
  reader.at = end
  return linked
}
