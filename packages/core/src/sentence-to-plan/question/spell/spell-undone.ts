import type { SchemaTable } from '../../../tables/schema.ts'
import { linkColumns, linkTables } from '../link/link-names.ts'
import { stem } from '../../../words/stem.ts'
import { foldText } from '../../../words/tokens.ts'

/**
 * "Have not been painted", "never printed": the rows of which a cell says "unpainted" or "unprinted". "Is not
 * finished yet" and "still leaking" are written in more ways, "under construction" and "ongoing". The sentence is
 * spelled with the cell; where none says so it stays, and a day that is missing may tell it.
 */
export function spellUndone(sentence: string, tables: readonly SchemaTable[]): string {
  const nothing = NOTHING_DONE.exec(sentence)?.groups
  if (nothing && isTold(nothing['verb'] ?? '', nothing['noun'] ?? '', tables))
    return sentence.replace(NOTHING_DONE, 'never $<verb>')
  const { verb: first = '', part = '' } = PARTED.exec(sentence)?.groups ?? {}
  const verb = `${first}${part}`.toLowerCase()
  if (verb !== '' && cellSaying(new RegExp(`^${verb}$`), tables) !== null)
    return sentence.replace(PARTED, `$<who>have no ${verb}`)
  const said = UNDONE.exec(sentence) ?? STILL.exec(sentence)
  const { done, going } = said?.groups ?? {}
  if (!said) return sentence
  const cell = cellSaying(going === undefined ? undoneWords(done ?? '') : GOING, tables)
  if (cell === null) return sentence
  const after = sentence.slice(said.index + said[0].length)
  return `${sentence.slice(0, said.index)}${said.groups?.['who'] ?? ''}is "${cell}"${after}`
}

const UNDONE =
  /\b(?<who>(?:that|which|who) )?(?:(?:have|has|had|is|are|was|were|did|does|do)(?: not|n't)|(?:(?:have|has|had|is|are|was|were) )?never)(?: yet)?(?: been)? (?<done>\p{L}{3,}(?:ed|en|t))(?: yet| so far)?(?=[?.,]|$| and\b)/iu
const STILL =
  /\b(?<who>(?:that|which|who) )?(?:is|are|was|were) still (?<going>\p{L}{3,}ing)(?=[?.,]|$| and\b)/iu

/** "Did not log in", where a cell says "login": a verb of two words and its noun. */
const PARTED =
  /\b(?<who>(?:that|which|who) )?(?:(?:did|do|does|have|has|had)(?: not|n['’]t)|(?:have |has )?never)(?: yet)? (?<verb>log|sign|check|pick|drop)(?:g?ed|p?ed)? (?<part>in|on|up|out|off)(?: at all)?\b/iu

/** "Won no cups", where a cell says "Won" and nothing counts the cups: none of its rows does. */
const NOTHING_DONE = /\b(?<verb>won|lost|\p{L}{3,}ed) no (?<noun>\p{L}{3,})(?=[?.]|$)/iu

function isTold(verb: string, noun: string, tables: readonly SchemaTable[]): boolean {
  const cell = new RegExp(`^${verb.toLowerCase()}$`)
  const roots = [stem(noun.toLowerCase())]
  return (
    cellSaying(cell, tables) !== null &&
    linkColumns(roots, tables).length === 0 &&
    linkTables(roots, tables).length === 0
  )
}

function undoneWords(done: string): RegExp {
  const word = done.toLowerCase()
  return FINISHED.test(word) ? UNFINISHED : new RegExp(`^(?:un|not |never )${word}$`)
}

const FINISHED = /^(?:finished|completed|built)$/
const UNFINISHED =
  /^(?:unfinished|uncompleted|unbuilt|incomplete|not (?:finished|completed|built)|under construction|in progress|ongoing)$/
const GOING = /^(?:ongoing|in progress|continuing|continues|to present|to date)$/

/** The one cell that is written so, in brackets or without. */
function cellSaying(words: RegExp, tables: readonly SchemaTable[]): string | null {
  const cells = tables.flatMap(({ columns }) => columns.flatMap(({ cells: own }) => own))
  const found = cells.find(
    (cell) => typeof cell === 'string' && words.test(foldText(cell).replaceAll(/[()[\]]/g, '')),
  )
  return found === undefined ? null : String(found).replaceAll(/[()[\]]/g, '')
}
