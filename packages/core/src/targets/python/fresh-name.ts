/** A name that no other has yet. */
export function freshName(wanted: string, taken: Set<string>, between = '_'): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = wanted + between + count
  taken.add(name)
  return name
}
