import { columnsOf } from '../../relation/columns-of.ts'
import { isJoinOutput, type Join } from '../../relation/join.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { pythonList } from '../python/python-call.ts'
import { sameTypes } from './same-types.ts'
import type { Sides } from './sides.ts'

/** Rows whose key is, or is not, among those of the other side; null where one key does not tell. */
export function looked(relation: Join, { left, right }: Sides): Code | null {
  const { how, on, condition } = relation
  const [key, ...others] = on
  if ((how !== 'semi' && how !== 'anti') || condition || !key || others.length > 0) return null
  if (!sameTypes(relation)) return null
  const output = relation.columns.filter((column) => isJoinOutput(how, column))
  if (output.some(({ name, from }) => name !== from)) return null
  // pandas finds a missing key among missing keys.
  const known = code`${right}[${text(key.right)}].dropna()`
  const found = code`${left}[${text(key.left)}].isin(${known})`
  const rows = code`${left}[${how === 'semi' ? found : code`~${found}`}]`
  const given = columnsOf(relation.left)
  const isAll =
    given.length === output.length && output.every(({ name }, at) => given[at]?.name === name)
  return isAll ? rows : code`${rows}[${pythonList(...output.map(({ name }) => text(name)))}]`
}
