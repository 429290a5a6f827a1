import type { Binder } from './bind-expression.ts'
import type { ColumnType } from './column.ts'
import { isMoment, isNumeric } from './common-type.ts'
import type { Call, Expression } from './expression.ts'
import type { FunctionEntry, Parameter, ParameterType } from './functions/function-entry.ts'
import { findFunction } from './functions.ts'
import { nearestName } from './nearest-name.ts'

/** Checks a call against the function table: how many arguments, of which types, written out or not. */
export function bindCall(node: Call, binder: Binder): Expression {
  const entry = findFunction(node.name)
  if (!entry) {
    binder.problem('unknown-function', node, `Unknown function ${node.name.slice(0, 60)}`, '')
    return binder.typed({ ...node }, null)
  }
  const fits = checkCount(node, entry, binder)
  let args = node.args.map((arg) => binder.bind(arg))
  const parameters = args.map((_, index) => parameterAt(entry, index))
  args = unify(args, parameters, binder)
  const shared = args.filter((_, index) => parameters[index]?.type === 'shared')
  const sharedType = binder.agree(shared, `${entry.name} mixes`)
  args.forEach((arg, index) => checkArgument(arg, parameters[index], entry, binder))
  const literals = args.map((arg) =>
    arg.kind === 'literal' && arg.value !== null ? String(arg.value) : null,
  )
  const wrong = entry.check?.(literals)
  if (wrong) {
    const hint = `For example: ${entry.example}`
    binder.problem('unknown-choice', node, `${entry.name} ${wrong}`, hint)
  }
  return binder.typed({ ...node, args }, fits ? resultType(entry, args, sharedType, binder) : null)
}

function parameterAt(entry: FunctionEntry, index: number): Parameter | undefined {
  const last = entry.parameters.at(-1)
  return entry.parameters[index] ?? (last?.repeated ? last : undefined)
}

/** Gives nulls and date texts the type of their parameter, the shared ones together. */
function unify(
  args: readonly Expression[],
  parameters: readonly (Parameter | undefined)[],
  binder: Binder,
): Expression[] {
  const shared = args.filter((_, index) => parameters[index]?.type === 'shared')
  const together = binder.together(shared)
  return args.map((arg, index) => {
    const type = parameters[index]?.type
    if (type === 'shared') return together.shift() ?? arg
    const wanted = type === 'numeric' ? 'number' : type === 'moment' ? 'timestamp' : type
    return wanted === undefined ? arg : (binder.together([arg], wanted)[0] ?? arg)
  })
}

function checkCount(node: Call, entry: FunctionEntry, binder: Binder): boolean {
  const least = entry.parameters.filter((parameter) => !parameter.optional).length
  const most = entry.parameters.at(-1)?.repeated ? Infinity : entry.parameters.length
  if (node.args.length >= least && node.args.length <= most) return true
  const count =
    least === most ? `${least}` : most === Infinity ? `${least} or more` : `${least} to ${most}`
  const message = `${entry.name} takes ${count} ${count === '1' ? 'value' : 'values'}, found ${node.args.length}`
  binder.problem('argument-count', node, message, `For example: ${entry.example}`)
  return false
}

function checkArgument(
  arg: Expression,
  parameter: Parameter | undefined,
  entry: FunctionEntry,
  binder: Binder,
): void {
  if (!parameter) return
  const type = binder.typeOf(arg)
  const example = `For example: ${entry.example}`
  if (type !== null && !accepts(parameter.type, type)) {
    const message = `${entry.name} takes ${WORDS[parameter.type]} as ${parameter.name}, but this is ${type}`
    binder.problem('argument-type', arg, message, example)
    return
  }
  if (!parameter.literal) return
  if (arg.kind !== 'literal' || arg.type === 'null') {
    const message = `${entry.name} needs its ${parameter.name} written out, not computed`
    binder.problem('literal-needed', arg, message, example)
    return
  }
  const value = String(arg.value)
  if (parameter.choices && !parameter.choices.includes(value)) {
    const near = nearestName(value, parameter.choices)
    const message = `${entry.name} knows no ${parameter.name} '${value.slice(0, 40)}'${near ? `; '${near}' is near` : ''}`
    const all = parameter.choices.map((choice) => `'${choice}'`).join(', ')
    const instead = near === null ? undefined : `'${near}'`
    binder.problem('unknown-choice', arg, message, `One of ${all}.`, instead)
  }
  const wrong = parameter.check?.(value)
  if (wrong) {
    const message = `The ${parameter.name} '${value.slice(0, 40)}' of ${entry.name} ${wrong}`
    binder.problem('unknown-choice', arg, message, example)
  }
  const [least, most] = parameter.range ?? [-Infinity, Infinity]
  if (parameter.range && (Number(value) < least || Number(value) > most)) {
    const message = `${entry.name} takes ${least} to ${most} as ${parameter.name}, found ${value}`
    binder.problem('unknown-choice', arg, message, example)
  }
}

const WORDS: Readonly<Record<ParameterType, string>> = {
  boolean: 'a condition',
  integer: 'an integer',
  number: 'a number',
  text: 'text',
  date: 'a date',
  timestamp: 'a timestamp',
  numeric: 'a number',
  moment: 'a date or timestamp',
  shared: 'anything',
}

function accepts(wanted: ParameterType, type: ColumnType): boolean {
  switch (wanted) {
    case 'shared':
      return true
    case 'numeric':
      return isNumeric(type)
    case 'moment':
      return isMoment(type)
    case 'number':
      return isNumeric(type)
    case 'timestamp':
      return isMoment(type)
    default:
      return wanted === type
  }
}

function resultType(
  entry: FunctionEntry,
  args: readonly Expression[],
  shared: ColumnType | null,
  binder: Binder,
): ColumnType | null {
  if (entry.result === 'shared') return shared
  if (entry.result === 'numeric') {
    return args.every((arg) => binder.typeOf(arg) === 'integer') ? 'integer' : 'number'
  }
  if (typeof entry.result === 'string') return entry.result
  const arg = args[entry.result.ofParameter]
  return arg ? binder.typeOf(arg) : null
}
