import { sameColumn } from '../../../tables/column-ref.ts'
import { linkColumns, saidWords } from '../link/link-names.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Reference } from '../../../tables/relate/reference.ts'
import { ownReference } from '../../../tables/relate/own-reference.ts'
import { nameColumn } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { isCalled, isOnSide, waysTo } from '../tables/ways.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import { GENERIC_WORDS } from '../../../words/empty-words.ts'
import { areSynonyms } from '../../../words/synonyms.ts'
import { stem } from '../../../words/stem.ts'
import { tokenize } from '../../../words/tokens.ts'

/** A question, and tables with a column for each thing that it asks of a row in the part of another. */
export interface PartsSpelled {
  readonly sentence: string
  readonly tables: readonly SchemaTable[]
}

/**
 * "The name of each clerk along with the name of his boss", "the name of the buyer and the name of the seller":
 * where a table refers to itself, or to another one in several parts, one join shows only one of the rows. What
 * is asked of the other is taken as a column of its own, `boss name`, looked up by the reference.
 */
export function spellParts(
  sentence: string,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): PartsSpelled {
  const parts = tables.flatMap((table) => partsOf(table, tables, references))
  if (parts.length === 0) return { sentence, tables }
  const found: SchemaColumn[] = []
  const spell = (whole: string, said: string, told: string): string => {
    const part = partTold(parts, told)
    const shown = part && shownOf(part.of, said)
    if (!part || !shown) return whole
    const name = `${part.word} ${said.replace(/s$/i, '')}`
    if (!found.some((one) => one.name === name)) found.push(lookedUp(part, shown, name))
    return `the ${name}`
  }
  const spelled = sentence
    .replaceAll(OF_PART, (whole, said: string, told: string) => spell(whole, said, told))
    .replaceAll(BY_DEED, (whole, said: string, told: string) => spell(whole, said, told))
  if (found.length === 0) return { sentence, tables }
  return {
    sentence: spelled,
    tables: tables.map((table) => {
      const own = found.filter((one) => one.table === table.id)
      return own.length === 0 ? table : { ...table, columns: [...table.columns, ...own] }
    }),
  }
}

/** Said beside something else that is shown: "…, the name of the seller", "with the last name of their boss". */
const BESIDE = String.raw`(?<=(?:\b(?:and|with|also)|,) )`
const OF_PART = new RegExp(
  String.raw`${BESIDE}the ((?:first |last |full )?\p{L}+) of (?:the|his or her|his/her|his|her|their|its) (\p{L}+(?: \p{L}+)?)(?=[,.?!]|$| and\b| for\b| of\b| who\b| whose\b| only\b| in\b)`,
  'giu',
)
/** "The town it left from and the town it goes to". */
const BY_DEED = new RegExp(
  String.raw`${BESIDE}the (\p{L}+) (?:that |which )?(?:it|they|he|she) (\p{L}+(?: (?:from|to|in|at))?)(?=[,.?!]|$| and\b)`,
  'giu',
)

interface Part {
  readonly word: string
  readonly from: SchemaTable
  readonly of: SchemaTable
  readonly by: Reference
  /** The words by which the part is told from others. */
  readonly roots: readonly string[]
}

function partsOf(
  table: SchemaTable,
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly Part[] {
  const own = ownReference(table)
  const others = tables.flatMap((of) =>
    waysTo(table, of.id, references).map(({ reference, parts }) => ({
      word: wordOf(reference.many.column, parts),
      from: table,
      of,
      by: reference,
      roots: parts,
    })),
  )
  // A `lead_singer` of songs may happen to be the number of a song, too.
  const isElsewhere = references.some(
    ({ many, score }) => own && score > SURELY && sameColumn(many, refOf(own.many)),
  )
  if (!own || isElsewhere) return others
  const called = table.words.map(({ stem: root }) => root)
  const roots = own.many.words
    .filter(({ stem: root, weight }) => weight === 1 && !GENERIC_WORDS.has(root))
    .map(({ stem: root }) => root)
    .filter((root) => !called.includes(root))
  const by = { many: refOf(own.many), one: refOf(own.one), score: 1 }
  return [...others, { word: wordOf(own.many.name, roots), from: table, of: table, by, roots }]
}

/** What a reference scores by its name and its values, and not by its values alone. */
const SURELY = 2.5

/** The first of them as the column writes it. */
function wordOf(column: string, [root]: readonly string[]): string {
  const words = column.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.find((word) => stem(word) === root) ?? root ?? ''
}

function partTold(parts: readonly Part[], told: string): Part | null {
  const words = tokenize(told).map(({ stem: root }) => root)
  const fits = (tells: (root: string, part: string) => boolean) => {
    const [only, ...others] = parts.filter(({ roots }) =>
      words.some((word) => roots.some((root) => tells(word, root))),
    )
    return only && others.length === 0 ? only : null
  }
  return fits(isCalled) ?? fits(areSynonyms) ?? fits(isOnSide)
}

/** What is asked of the row there: what it is called, or a column of it. */
function shownOf(table: SchemaTable, said: string): SchemaColumn | null {
  if (NAME_WORDS.has(stem(said.toLowerCase()))) return nameColumn(table)
  const words = saidWords(tokenize(said))
  const [best] = words ? linkColumns(words, [table]) : []
  return best && best.score >= NAMED ? best.column : null
}

const NAMED = 0.5

function lookedUp({ from, by }: Part, shown: SchemaColumn, name: string): SchemaColumn {
  return {
    ...shown,
    table: from.id,
    name,
    // Without its part it is what the row itself is asked for.
    words: tokenize(name).map(({ stem: root }, at) => ({ stem: root, weight: at === 0 ? 1 : 0.2 })),
    place: from.columns.length,
    // A cell said in the question is one of the table itself.
    cells: [],
    unique: false,
    key: false,
    lookedUp: { by: by.many, key: by.one, column: refOf(shown) },
  }
}
