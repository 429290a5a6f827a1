import { emptyKeys, repeatedKey } from '../sql/write-refusals.ts'
import { nameSql } from './names.ts'
import { STAGED } from './stage-rows.ts'
import type { Writing } from './write.ts'

/**
 * Changes the rows whose key is there and adds the others. Not by `on duplicate key`: that would take a row
 * for known by any unique index of the table, and change another than the one that is meant.
 */
export async function mergeRows(writing: Writing): Promise<void> {
  await refuseUnclearKeys(writing)
  const { session, table, names, request } = writing
  const { keys } = request.outlet
  const same = keys.map((key) => `t.${nameSql(key)} = s.${nameSql(key)}`).join(' and ')
  const others = request.columns.filter(({ name }) => !keys.includes(name))
  const set = others.map(({ name }) => `t.${nameSql(name)} = s.${nameSql(name)}`)
  if (set.length > 0)
    await session.run(`update ${table} t join ${STAGED} s on ${same} set ${set.join(', ')}`)
  await session.run(
    `insert into ${table} (${names}) select ${names} from ${STAGED} s where not exists (select 1 from ${table} t where ${same})`,
  )
}

/** A key that is null or comes twice does not say which row is meant. */
async function refuseUnclearKeys({ session, request: { outlet } }: Writing): Promise<void> {
  const names = outlet.keys.map(nameSql)
  const [empty] = await session.rows(
    `select cast(count(*) as char) as \`rows\` from ${STAGED} where ${names.map((name) => `${name} is null`).join(' or ')}`,
  )
  if (Number(empty?.['rows']) > 0) throw emptyKeys(outlet, empty?.['rows'])
  const [twice] = await session.rows(
    `select concat_ws(', ', ${names.join(', ')}) as \`key\`, cast(count(*) as char) as \`rows\` from ${STAGED} group by ${names.join(', ')} having count(*) > 1 limit 1`,
  )
  if (twice) throw repeatedKey(outlet, twice['key'], twice['rows'])
}
