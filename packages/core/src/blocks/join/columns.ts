import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { namedTwice } from '../../relation/column-types.ts'
import { commonType } from '../../relation/common-type.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, problemAt } from '../check-column.ts'
import { checkFormula } from '../check-formula.ts'
import { CONDITIONAL } from './config.ts'
import type { JoinConfiguration } from './config.ts'
import { joinedColumns } from './joined-columns.ts'

export function columns({ parameters }: JoinConfiguration, given: Given): ColumnRule {
  const [left, right] = given.inputs
  if (!left || !right) return { columns: [], diagnostics: [] }
  const place = { block: given.block, owner: 'join', field: 'parameters.keys' }
  const { how, keys } = parameters
  const diagnostics: Diagnostic[] = []
  if (how !== 'cross') {
    diagnostics.push(...keys.flatMap((_, index) => checkKey(index, parameters, given)))
    if (keys.length === 0 && !parameters.condition) {
      const message = 'There are no keys yet, so it is not known which rows belong together.'
      const hint = 'Add a pair of columns that are equal where rows belong together.'
      diagnostics.push(problemAt(place, 'no-keys', message, hint))
    }
  }
  const leaving = joinedColumns(parameters, left.columns, right.columns)
  const twice = namedTwice(leaving.map(({ name }) => name))
  if (diagnostics.length === 0 && twice !== undefined) {
    const message = `Two columns would be called "${twice}".`
    const at = { ...place, field: 'parameters.suffix' }
    diagnostics.push(problemAt(at, 'duplicate-column', message, 'Choose another suffix.'))
  }
  diagnostics.push(...checkCondition(parameters, given))
  return { columns: [leaving.map(({ name, type }) => ({ name, type }))], diagnostics }
}

function checkKey(
  index: number,
  { keys }: JoinConfiguration['parameters'],
  given: Given,
): readonly Diagnostic[] {
  const key = keys[index]
  const [left, right] = given.inputs
  if (!key) return []
  const place = { block: given.block, owner: 'join', field: `parameters.keys.${index}` }
  const one = checkColumn(key.left, left?.columns ?? [], { ...place, field: `${place.field}.left` })
  const other = checkColumn(key.right, right?.columns ?? [], {
    ...place,
    field: `${place.field}.right`,
  })
  const problems = [one, other].flatMap((checked) =>
    'problem' in checked ? [checked.problem] : [],
  )
  if ('problem' in one || 'problem' in other) return problems
  if (commonType([one.column.type, other.column.type]) === undefined) {
    const message = `"${key.left}" is a ${one.column.type} column and "${key.right}" a ${other.column.type} column, so they are never equal.`
    const hint = 'Convert one of them before the join.'
    return [problemAt(place, 'key-types', message, hint, { left: key.left, right: key.right })]
  }
  const same = keys.findIndex((pair) => pair.left === key.left && pair.right === key.right)
  if (same === index) return []
  const message = 'The same two columns are compared twice.'
  return [problemAt(place, 'duplicate-key', message, 'Remove one of the two pairs.')]
}

function checkCondition(
  parameters: JoinConfiguration['parameters'],
  given: Given,
): readonly Diagnostic[] {
  const { condition, how } = parameters
  const [left, right] = given.inputs
  if (!condition || !left || !right) return []
  const place = { block: given.block, owner: 'join', field: 'parameters.condition' }
  if (!CONDITIONAL.includes(how)) {
    const message = `A ${how} join goes by its keys alone.`
    const hint = 'Remove the condition, or filter one of the tables before.'
    return [problemAt(place, 'no-condition', message, hint)]
  }
  const visible = joinedColumns({ ...parameters, how: 'inner' }, left.columns, right.columns)
  const checked = checkFormula(condition, visible, place)
  if ('problems' in checked) return checked.problems
  if (checked.type === 'boolean' || checked.type === null) return []
  const message = `The condition gives a ${checked.type}, not true or false.`
  const hint = 'Compare it with something, such as amount > limit.'
  return [problemAt(place, 'not-a-condition', message, hint)]
}
