import { listNames } from '../words/list-names.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column } from '../relation/column.ts'
import { findColumn } from '../relation/column-types.ts'
import { nearestName } from '../relation/nearest-name.ts'

export interface FieldPlace {
  readonly block: string
  /** The owner of the codes: `sort` gives `sort/unknown-column`. */
  readonly owner: string
  readonly field: string
}

/** The column of that name, or what is wrong with asking for it. */
export function checkColumn(
  name: string,
  columns: readonly Column[],
  place: FieldPlace,
): { readonly column: Column } | { readonly problem: Diagnostic } {
  const column = findColumn(columns, name)
  if (column) return { column }
  if (name === '') {
    return { problem: problemAt(place, 'no-column', 'No column is chosen.', 'Choose a column.') }
  }
  const names = nearestFirst(
    name,
    columns.map((one) => one.name),
  )
  const nearest = nearestName(name, names)
  const listed = `The columns are: ${listNames(names)}.`
  return {
    problem: problemAt(
      place,
      'unknown-column',
      `There is no column called "${name}" here.`,
      nearest === null ? listed : `Did this mean "${nearest}"? ${listed}`,
      { column: name, nearest },
    ),
  }
}

/** What is wrong with a list of columns: unknown ones, and those named twice. */
export function checkColumns(
  names: readonly string[],
  columns: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const seen = new Set<string>()
  return names.flatMap((name, index) => {
    const at = { ...place, field: `${place.field}.${index}` }
    if (seen.has(name)) return [namedTwice(name, at)]
    seen.add(name)
    const checked = checkColumn(name, columns, at)
    return 'problem' in checked ? [checked.problem] : []
  })
}

/** What is wrong with the names new columns shall have: empty, or given twice. */
export function checkNewNames(
  names: readonly string[],
  place: FieldPlace,
  part = 'name',
): readonly Diagnostic[] {
  const seen = new Set<string>()
  return names.flatMap((name, index) => {
    const at = { ...place, field: `${place.field}.${index}.${part}` }
    if (name.trim() === '') {
      return [problemAt(at, 'no-name', 'A column has no name.', 'Write what it shall be called.')]
    }
    if (/^\uFEFF|\0/.test(name)) {
      const message = 'A column name has a character that files cannot hold.'
      return [problemAt(at, 'unusable-name', message, 'Write the name anew.')]
    }
    if (seen.has(name)) return [namedTwice(name, at)]
    seen.add(name)
    return []
  })
}

export function problemAt(
  { block, owner, field }: FieldPlace,
  code: string,
  message: string,
  hint: string,
  data?: Diagnostic['data'],
): Diagnostic {
  return {
    code: `${owner}/${code}`,
    severity: 'error',
    at: { block, field },
    message,
    hint,
    ...(data ? { data } : {}),
  }
}

function namedTwice(name: string, place: FieldPlace): Diagnostic {
  const message = `The column "${name}" is named twice.`
  return problemAt(place, 'duplicate-column', message, 'Remove one of the two, or rename it.', {
    column: name,
  })
}
