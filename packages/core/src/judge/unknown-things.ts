import { cellsOf } from '../tables/catalogue.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { stem } from '../words/stem.ts'
import { wordSet } from '../words/word-set.ts'
import type { ProgramFacts } from './program-facts.ts'
import { stemsOf, wordsIn } from './words-in.ts'

/**
 * What a request is about and the data knows nothing of: a name that no cell has ("in Quillmoor"), or what it
 * counts, measures, groups by or lists ("average voltage"). `leftOut` are the words that its reader admits to
 * have found no use for: others may be known to it by another name.
 */
export function unknownThings(
  request: string,
  { reads, names }: ProgramFacts,
  { datasets }: Catalogue,
  leftOut: readonly string[],
): readonly string[] {
  if (leftOut.length === 0) return []
  const read = datasets.filter(({ id }) => reads.has(id))
  const known = new Set([...read.flatMap((one) => [...wordsIn(one)]), ...names.flatMap(stemsOf)])
  const left = leftOut.filter((word) => !known.has(stem(word.toLowerCase())))
  const isCalled = read.some(holdsNames)
  const positions = [...ASKED, ...(datasets.length > 1 ? LISTED : [])]
  const asked = new Set(
    positions.flatMap((position) =>
      [...request.toLowerCase().matchAll(position)].map(([, word = '']) => word),
    ),
  )
  return left.filter((word) =>
    isName(word, request)
      ? isCalled && !(datasets.length === 1 && isOfWhole(word, request))
      : asked.has(word.toLowerCase()) && !isLight(word.toLowerCase()),
  )
}

/** Written with a capital inside the sentence. */
function isName(word: string, request: string): boolean {
  const at = request.indexOf(word)
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},'’)] ["'“‘]?$/u.test(request.slice(0, at))
}

/** "When did the Otters play", "in the NFL": of one table a team or a league may be whom all of it is about. */
function isOfWhole(word: string, request: string): boolean {
  return (
    /s$|^\p{Lu}{2,}$/u.test(word) && request.toLowerCase().includes(`the ${word.toLowerCase()}`)
  )
}

/** Where no cell is a name, the name that is said can only be what the whole file is about. */
function holdsNames(dataset: CatalogueDataset): boolean {
  return dataset.columns.some(({ name, type }) => {
    const cells = type === 'text' ? cellsOf(dataset, name) : []
    const called = cells.filter((cell) => NAME.test(String(cell).trim()))
    return called.length > 0 && called.length >= cells.length / 2
  })
}

const NAME =
  /^\p{Lu}[\p{L}\p{N}.'’-]*(?:[ -](?:\p{Lu}[\p{L}\p{N}.'’-]*|of|the|and|de|von|van|in|on|at))*$/u

const OPENINGS = '(?:the |all |all the |of the |of |its |his |her |their )?'
const ASKED = [
  new RegExp(
    `\\b(?:how many|number of|total|average|avg|mean|sum of|median) ${OPENINGS}(\\p{L}+)`,
    'gu',
  ),
  /\b(?:per|by|for each|in each|of each|each) (?:the )?(\p{L}+)/gu,
  /^(\p{L}+) (?:by|per)\b/gu,
]
/** Several tables are called by what their rows are, so that a thing which is none of them is missing. */
const LISTED = [
  /\b(?:list|show|give|find|which|what|of|all|many|with|than|no|any|their|and|\d)(?: all)?(?: the)? (\p{L}+s)\b/gu,
  /\b(?:which|what|most|fewest|without(?: an?| any)?|no|single) (\p{L}+)/gu,
  /\bthe (\p{L}+) (?:of|who|that|which|whose)\b/gu,
  /\b(?:an?|more than (?:one|two|\d+)|names? of(?: the)?) (\p{L}+)/gu,
]

/** Words that are said of anything. */
const LIGHT = wordSet(
  'people someone somebody anyone anybody everyone everybody value vote one thing year day time number count amount money average total point game title length kilo ' +
    'between during other kind type way case but first come date percentage hour single ' +
    'higher lower larger smaller greater bigger longer shorter older younger faster slower taller heavier ' +
    'lighter cheaper better worse more less fewer',
)

function isLight(word: string): boolean {
  if (LIGHT.has(word) || LIGHT.has(stem(word)) || /(?:ed|ing|ly|ss)$/.test(word)) return true
  return word.length >= LONG && nearestName(word, [...LIGHT]) !== null
}

const LONG = 5
