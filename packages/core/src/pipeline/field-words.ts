import { findBlock } from '../blocks/registry.ts'
import { withAlerts } from '../blocks/alert-fields.ts'
import type { Field } from '../blocks/form.ts'

const OWN_FIELDS: Readonly<Record<string, string>> = {
  label: 'Name',
  type: 'Kind of block',
  generatedCode: 'Generated code',
  position: 'Place',
}
const MOST = 400

/** What people call a part of a block: `['configuration', 'parameters', 'expression']` is "Formula". */
export function fieldName(type: string, path: readonly string[]): string {
  const [first = '', ...rest] = path
  if (first !== 'configuration') return OWN_FIELDS[first] ?? capitalised(rest.at(-1) ?? first)
  const field = fieldAt(type, path)
  if (field) return field.label
  const within = fieldsOf(type).filter(({ path: dotted }) => startsWith(dotted.split('.'), rest))
  if (within.length > 0 && rest.length > 0) return within.map(({ label }) => label).join(', ')
  return rest.at(-1) ?? 'Configuration'
}

/** The form's field that holds this path, if one does. */
export function fieldAt(type: string, path: readonly string[]): Field | undefined {
  const [first, ...rest] = path
  if (first !== 'configuration') return undefined
  return fieldsOf(type).find(({ path: dotted }) => startsWith(rest, dotted.split('.')))
}

/** A value as it is shown beside another one: a choice by its label, the rest as it is written. */
export function valueInWords(type: string, path: readonly string[], value: unknown): string {
  if (value === undefined || value === '') return '(nothing)'
  const option = fieldAt(type, path)?.options?.find((candidate) => candidate.value === value)
  if (option) return option.label
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return shorten(typeof value === 'string' ? value : JSON.stringify(value))
}

export function startsWith(path: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((part, index) => path[index] === part)
}

function fieldsOf(type: string): readonly Field[] {
  return withAlerts(findBlock(type)?.form.fields ?? [])
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function shorten(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
