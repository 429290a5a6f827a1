import type { Program } from '../relation/program.ts'

/**
 * What a program computes, as one text: its hash is that of the pipeline in a certificate. Places on the
 * canvas and passwords are not in it; words for people are, where they name what the code holds.
 */
export function programText({ steps }: Program): string {
  return canonical(
    steps.map(({ id, name, columns, relation, outlet, check }) => {
      return { id, name, columns, relation, outlet, check }
    }),
  )
}

/** JSON in which the order of keys does not count. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}
