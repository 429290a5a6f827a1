import type { FunctionEntry, Parameter } from './functions/function-entry.ts'

/** How a function is called: `round(value: number or integer, [digits: integer])`. */
export function functionSignature({ name, parameters }: FunctionEntry): string {
  return `${name}(${parameters.map(parameterText).join(', ')})`
}

function parameterText(parameter: Parameter): string {
  const named = `${parameter.name}: ${TYPE_WORDS[parameter.type] ?? parameter.type}`
  const repeated = parameter.repeated ? `${named}, …` : named
  return parameter.optional ? `[${repeated}]` : repeated
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  numeric: 'number or integer',
  moment: 'date or timestamp',
  shared: 'any type',
}

/** What a call gives, in words. */
export function functionResult({ result, parameters }: FunctionEntry): string {
  if (result === 'shared') return 'the type its values have in common'
  if (result === 'numeric') return 'an integer where all is integer, else a number'
  if (typeof result === 'string') return result
  return `the type of its ${parameters[result.ofParameter]?.name ?? 'argument'}`
}
