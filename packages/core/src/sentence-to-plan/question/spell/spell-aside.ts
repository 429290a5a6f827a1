import { linkColumns, linkTables, saidWords } from '../link/link-names.ts'
import { isOrder, isQuestion } from '../is-question.ts'
import { areRows } from '../tables/are-rows.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import { valueIndex } from '../tables/value-index.ts'
import { tokenize } from '../../../words/tokens.ts'

/** A count said behind the things it is of: "members over 60, how many?" is asked as "how many members over 60?". */
export function spellAside(sentence: string, tables: readonly SchemaTable[]): string {
  const [, counted, each = ''] = COUNTED.exec(sentence) ?? []
  return counted !== undefined && isThings(counted, tables)
    ? `how many ${counted}${each}?`
    : sentence
}

const COUNTED =
  /^(.{3,}?)\s*[,:–-]\s*(?:how many(?: (?:are|were) (?:there|they|those|these))?|(?:just|only) (?:the )?(?:number|count)|(?:the )?(?:count|number (?:only|of them|is enough)))( (?:per|by|(?:in|for|at|of) each) [^,;:]{2,40}?)?\s*[?.]?$/i

const CALLED = 0.6

/** Whether rows are spoken of: no order what to do with them, and no figure of them. */
function isThings(head: string, tables: readonly SchemaTable[]): boolean {
  if (isOrder(head) || isQuestion(head) || MEASURED.test(head)) return false
  return tokenize(head).some((token) => {
    const said = saidWords([token])
    if (said === null) return false
    const isTable = linkTables(said, tables).length > 0
    // "Logins from the app" where a column tells of each event what it was.
    return (
      isTable ||
      areRows([token], valueIndex(tables).inflected(said)) ||
      linkColumns(said, tables).some(({ column, score }) => column.unique && score >= CALLED)
    )
  })
}

const MEASURED =
  /^(?:the )?(?:total|sum|average|avg|mean|median|number|count|share|percentage|rate)\b/i
