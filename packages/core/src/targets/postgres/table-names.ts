/** A table for each file, by dataset: named after the file, and as nothing else is. */
export function tableNames(
  paths: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const used = new Set(taken)
  for (const [id, path] of paths) {
    const wanted = wordOf(path)
    let name = wanted
    for (let count = 2; used.has(name) || used.has(`${name}_read`); count++)
      name = `${wanted}_${count}`
    used.add(name)
    used.add(`${name}_read`)
    names.set(id, name)
  }
  return names
}

/** `Sales 2024.csv` as `sales_2024_csv`; what has no letter of ours is `data`. */
function wordOf(path: string): string {
  const word = path
    .replace(/^.*\//s, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40)
  return word === '' ? 'data' : /^[a-z]/.test(word) ? word : `data_${word}`
}
