import type { Dataset } from '@plainflow/contract'

/** A second file of a name becomes "sales 2", which nobody finds who looks for the new sales. */
export function renamedNote({ name, filename }: Pick<Dataset, 'name' | 'filename'>): string | null {
  const [, wanted] = /^(.+) \d+$/.exec(name) ?? []
  const stem = filename.replace(/\.[^.]+$/, '')
  if (wanted === undefined || wanted.toLowerCase() !== stem.toLowerCase()) return null
  return `Kept as "${name}", since the name "${wanted}" was taken. To renew that one, choose "Replace with a new version" in its menu.`
}
