import { itemsOf } from '../../lists/items-of.ts'
import { isQuestion } from '../is-question.ts'
import { linkColumns, linkTables, saidWords } from '../link/link-names.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { tokenize } from '../../../words/tokens.ts'

/** "Name, salary and department name of employees over 50": columns that are to be listed, though no verb says so. */
export function spellListed(sentence: string, tables: readonly SchemaTable[]): string {
  const { list = '', things = '' } = LISTED.exec(sentence)?.groups ?? {}
  const items = itemsOf(list, () => false)
  // "Name" is a verb too, but none before a comma.
  const isAsked = isQuestion(sentence) && !/^names?(?:,| and\b)/i.test(sentence)
  if (items.length < 2 || isAsked) return sentence
  const isListed = items.every((item) => isColumn(item, tables)) && startsWithRows(things, tables)
  return isListed ? `list the ${sentence}` : sentence
}

/** Of figures by group it is another question. */
const LISTED =
  /^(?<list>[^:;?!()]*? and [^,:;?!()]*?) of (?<things>(?!.*\b(?:by|per|each|every)\b).+)$/i

/** A name by itself, or what is told of the rows of a table: "department name". */
function isColumn(item: string, tables: readonly SchemaTable[]): boolean {
  const tokens = tokenize(item)
  const said = saidWords(tokens)
  if (said === null || tokens.length > LONGEST) return false
  if (linkColumns(said, tables).some(({ score }) => score >= CALLED)) return true
  return linkTables(said.slice(0, -1), tables).some(
    ({ table, score }) =>
      score >= CALLED && linkColumns(said.slice(-1), [table]).some((link) => link.score >= CALLED),
  )
}

const LONGEST = 4
const CALLED = 0.8

function startsWithRows(things: string, tables: readonly SchemaTable[]): boolean {
  const first = tokenize(things).filter(({ fold }) => !/^(?:the|all|our|those)$/.test(fold))
  return first.slice(0, 2).some((word) => {
    const said = saidWords([word])
    return said !== null && linkTables(said, tables).some(({ score }) => score >= CALLED)
  })
}
