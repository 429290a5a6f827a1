import type { Column, ColumnType } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import { commonType } from '../../relation/common-type.ts'
import { isJoinOutput } from '../../relation/join.ts'
import type { Join, JoinColumn } from '../../relation/join.ts'
import { bracketed, code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from '../python/literal.ts'
import { merged } from './merged.ts'
import { looked } from './looked.ts'
import { PANDAS_TYPES } from './literal.ts'
import { printed } from './printed.ts'
import { pythonCall, pythonDict, pythonList } from '../python/python-call.ts'
import type { Sides } from './sides.ts'
import type { PandasPlace } from './relation-to-pandas.ts'

const PAIRS = code`pairs`

/**
 * A join as pandas has it, where that means the same; else statements that pair the places of matching
 * rows, then take the cells at those places.
 */
export function joined(relation: Join, sides: Sides, place: PandasPlace): readonly Code[] {
  const { how, condition } = relation
  const plain = merged(relation, sides) ?? looked(relation, sides)
  if (plain) {
    const filter = condition ? [kept(relation, place.variable, place)] : []
    return [code`${place.variable} = ${plain}`, ...filter]
  }
  const output = relation.columns.filter((column) => isJoinOutput(how, column))
  const build = (columns: readonly JoinColumn[]) =>
    code`${place.variable} = ${cellsOf(columns, relation, sides, place)}`
  const pairs = [code`${PAIRS} = ${matches(relation, sides, place)}`]
  if (how !== 'semi' && how !== 'anti') {
    const filter = condition ? [kept(relation, place.variable, place)] : []
    return [...pairs, build(output), ...filter]
  }
  if (condition) {
    const candidates = place.fresh('candidates')
    const cells = cellsOf(relation.columns, relation, sides, place)
    const holds = conditionCode(relation, candidates.variable, place)
    pairs.push(
      code`${candidates.variable} = ${cells}`,
      code`${PAIRS} = ${bracketed(code`${PAIRS}[`, [holds], code`]`, NOTHING)}`,
    )
  }
  const matched = code`${PAIRS}["left"].drop_duplicates()`
  const unmatched = code`pd.RangeIndex(len(${sides.left})).difference(${PAIRS}["left"])`
  const places = how === 'semi' ? matched : unmatched
  return [...pairs, code`${PAIRS} = pd.DataFrame({"left": ${places}})`, build(output)]
}

function matches(relation: Join, { left, right }: Sides, { use }: PandasPlace): Code {
  if (relation.on.length === 0) return pythonCall(use('all_pairs'), left, right)
  const types = {
    left: typesOf(columnsOf(relation.left)),
    right: typesOf(columnsOf(relation.right)),
  }
  const keys = (side: 'left' | 'right', rows: Code) =>
    pythonList(
      ...relation.on.map((pair) => {
        const cells = code`${rows}[${text(pair[side])}]`
        const type = types[side].get(pair[side]) ?? null
        const common = commonType([
          types.left.get(pair.left) ?? null,
          types.right.get(pair.right) ?? null,
        ])
        return common && common !== type ? code`${cells}.astype(${PANDAS_TYPES[common]})` : cells
      }),
    )
  const how = relation.how === 'semi' || relation.how === 'anti' ? 'inner' : relation.how
  return pythonCall(use('match_rows'), keys('left', left), keys('right', right), text(how))
}

function cellsOf(
  columns: readonly JoinColumn[],
  relation: Join,
  { left, right }: Sides,
  { use }: PandasPlace,
): Code {
  const cells = (rows: Code, name: string, side: Code) =>
    pythonCall(use('cells_at'), code`${rows}[${text(name)}]`, code`${PAIRS}[${side}]`)
  const entries = columns.map(({ name, side, from }) => {
    if (side === 'left') return [name, cells(left, from, code`"left"`)] as const
    if (side === 'right') return [name, cells(right, from, code`"right"`)] as const
    const pair = relation.on.find((each) => each.left === from)
    if (!pair) throw new Error(`The join has no key ${JSON.stringify(from)}`)
    const type = typesOf(columnsOf({ ...relation, how: 'inner' })).get(name) ?? 'text'
    const key = code`${cells(left, from, code`"left"`)}.astype(${PANDAS_TYPES[type]})`
    return [name, code`${key}.fillna(${cells(right, pair.right, code`"right"`)})`] as const
  })
  return pythonCall(code`pd.DataFrame`, pythonDict(entries))
}

function kept(relation: Join, rows: Code, place: PandasPlace): Code {
  if (relation.how !== 'inner')
    throw new Error(`A ${relation.how} join takes no condition beside its keys`)
  const condition = conditionCode(relation, rows, place)
  return code`${rows} = ${bracketed(code`${rows}[`, [condition], code`]`, NOTHING)}`
}

function conditionCode(relation: Join, rows: Code, place: PandasPlace): Code {
  if (!relation.condition) throw new Error('The join has no condition')
  const visible = columnsOf({ ...relation, how: 'inner' })
  return printed(relation.condition, visible, rows, place, 'filter')
}

function typesOf(columns: readonly Column[]): ReadonlyMap<string, ColumnType> {
  return new Map(columns.map(({ name, type }) => [name, type]))
}
