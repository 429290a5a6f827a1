/**
 * Names every column once: empty ones by their place, repeated ones with a number. Compared without
 * case, as SQL does, so that `Name` and `name` cannot mean each other.
 */
export function columnNames(header: readonly string[]): { names: string[]; warnings: string[] } {
  const names: string[] = []
  const warnings: string[] = []
  const taken = new Set<string>()
  for (const [index, cell] of header.entries()) {
    const given = clean(cell)
    const name = free(given === '' ? `column_${index + 1}` : given, taken)
    if (given === '') warnings.push(`Column ${index + 1} has no name; it is called ${name}.`)
    else if (name !== given) {
      warnings.push(
        `The column name "${given}" occurs more than once; column ${index + 1} is called ${name}.`,
      )
    }
    taken.add(name.toLowerCase())
    names.push(name)
  }
  return { names, warnings: warnings.length > 20 ? shortened(warnings) : warnings }
}

const LONGEST_NAME = 200

function clean(cell: string): string {
  // Line ends in a name would break every list that shows it; control characters likewise.
  return cell
    .replace(/^\uFEFF/, '')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
}

function free(name: string, taken: ReadonlySet<string>): string {
  let candidate = name
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
    candidate = `${name}_${number}`
  }
  return candidate
}

function shortened(warnings: readonly string[]): string[] {
  return [...warnings.slice(0, 20), `… and ${warnings.length - 20} more column names were changed.`]
}
