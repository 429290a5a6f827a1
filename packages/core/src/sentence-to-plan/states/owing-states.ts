import { refOf, says } from '../../tables/schema.ts'
import { setOf } from '../../words/word-set.ts'
import { cut } from './state.ts'
import type { StateReader } from './state.ts'
import { spokenTables } from './told-columns.ts'

const OWING = new RegExp(
  String.raw`[,;]? ?(?:and |but )?\b(?:(?:that|who|which) )?(?:still |currently )?(?:owe|owes|owing)(?: (?:us|them|me))?(?: (?:any|some))? money\b` +
    String.raw`|[,;]? ?(?:and |but )?\b(?:(?:(?:that|who|which) )?(?:are|is) )?in (?:arrears|debt)\b`,
  'i',
)

/** "Members who owe us money", "guests in arrears": what is still to be paid is more than nothing. */
export const readOwing: StateReader = (sentence, tables) => {
  const said = OWING.exec(sentence)
  if (!said) return null
  const [only, ...others] = spokenTables(sentence, tables)
    .flatMap(({ columns }) => columns)
    .filter((column) => column.numeric === 'native' && !column.key && says(column, OWED))
  if (!only || others.length > 0) return null
  const predicate = { kind: 'compare', column: refOf(only), comparison: '>', value: 0 } as const
  return { sentence: cut(sentence, said), states: [predicate] }
}

const OWED = setOf('outstanding owed owing arrears debt due unpaid')
