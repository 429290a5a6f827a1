import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { PythonImports } from './python-pieces.ts'

/** Plain imports before `from` imports, the standard library before the rest: as isort leaves them. */
export function pythonImports({ standard, outside }: PythonImports): Code {
  return verbatim([...sorted(standard), '', ...sorted(outside)].join('\n'))
}

function sorted(lines: readonly string[]): readonly string[] {
  return merged(lines).toSorted(
    (one, other) => isFrom(one) - isFrom(other) || (one < other ? -1 : 1),
  )
}

/** Names of one module share a line. */
function merged(lines: readonly string[]): readonly string[] {
  const modules = new Map<string, Set<string>>()
  const plain = new Set<string>()
  for (const line of lines) {
    const [, module, name] = /^from (\S+) import (\w+)$/.exec(line) ?? []
    if (module === undefined || name === undefined) plain.add(line)
    else modules.set(module, (modules.get(module) ?? new Set()).add(name))
  }
  const named = Array.from(modules, ([module, names]) => {
    return `from ${module} import ${[...names].toSorted().join(', ')}`
  })
  return [...plain, ...named]
}

function isFrom(line: string): number {
  return Number(line.startsWith('from '))
}
