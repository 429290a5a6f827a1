import { type Block, type Diagnostic, readAt, writeAt } from '@plainflow/core'
import type { OfferedMend } from './widget-props.ts'

type Configuration = Block['configuration']

/** The mend a problem of one field carries: another column, or another word in a formula. */
export function mendField(
  problem: Diagnostic,
  configuration: Configuration,
  onChange: (configuration: Configuration) => void,
): OfferedMend | null {
  const mended = mendedConfiguration(problem, configuration)
  return mended && { label: `Use ${mended.name}`, apply: () => onChange(mended.configuration) }
}

function mendedConfiguration(
  { at, data, code }: Diagnostic,
  configuration: Configuration,
): { readonly name: string; readonly configuration: Configuration } | null {
  if (at.field === undefined) return null
  const value = readAt(configuration, at.field)
  const write = (name: string, next: string) => {
    return { name, configuration: writeAt(configuration, at.field ?? '', next) }
  }
  const { instead, nearest, column } = data ?? {}
  // The text may have moved on since it was checked: only what was found wrong is replaced.
  if (typeof instead === 'string' && at.span && typeof value === 'string') {
    const { start, end } = at.span
    return end <= value.length
      ? write(instead, value.slice(0, start) + instead + value.slice(end))
      : null
  }
  const isColumn = code.endsWith('/unknown-column') && value === column
  return isColumn && typeof nearest === 'string' ? write(nearest, nearest) : null
}
