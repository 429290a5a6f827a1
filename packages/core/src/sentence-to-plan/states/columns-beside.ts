import { linkWhole } from '../question/link/link-names.ts'
import type { Predicate } from '../question/query/query.ts'
import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { tokenize } from '../../words/tokens.ts'

type Beside = Extract<Predicate, { readonly kind: 'columns' }>

/** "Actual end after planned end", "returned on > due on": two columns of a row, named in full; none for anything else. */
export function columnsBeside(text: string, tables: readonly SchemaTable[]): readonly Beside[] {
  const { one = '', sign = '', other = '' } = BESIDE.exec(text)?.groups ?? {}
  const comparison = SIGNS.get(sign.toLowerCase())
  if (comparison === undefined) return []
  return tables.flatMap((table) => {
    const [left, right] = [called(one, table), called(other, table)]
    const isAlike = left && right && left !== right && left.dated === right.dated
    return isAlike
      ? [{ kind: 'columns', column: refOf(left), comparison, other: refOf(right) } as const]
      : []
  })
}

const SIGNS = comparisonWords('amount', 'day', 'sign')

const BESIDE = new RegExp(
  String.raw`^(?:the )?(?<one>.+?)\s+(?:is |was )?(?<sign>${[...SIGNS.keys()].join('|')})\s+(?:the )?(?<other>.+)$`,
  'i',
)

function called(name: string, table: SchemaTable): SchemaColumn | null {
  const [best] = linkWhole(tokenize(name), [table])
  return best?.column ?? null
}
