import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'

/** `import java.nio.file.{Files, Path}`: the names of one package share a line, and all are sorted. */
export function scalaImports(names: readonly string[]): Code {
  const packages = new Map<string, Set<string>>()
  for (const name of names) {
    const cut = name.lastIndexOf('.')
    const from = name.slice(0, cut)
    packages.set(from, (packages.get(from) ?? new Set()).add(name.slice(cut + 1)))
  }
  const sorted = Array.from(packages).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = sorted.map(([from, members]) => {
    const [only = '', ...others] = [...members].toSorted()
    return `import ${from}.${others.length === 0 ? only : `{${[only, ...others].join(', ')}}`}`
  })
  return verbatim(lines.join('\n'))
}
