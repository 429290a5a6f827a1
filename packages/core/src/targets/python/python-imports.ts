import { verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { PythonImports } from './python-pieces.ts'

/** Plain imports before `from` imports, the standard library before the rest: as isort leaves them. */
export function pythonImports({ standard, outside }: PythonImports): Code {
  return verbatim([...sorted(standard), '', ...sorted(outside)].join('\n'))
}

function sorted(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)].toSorted(
    (one, other) => isFrom(one) - isFrom(other) || (one < other ? -1 : 1),
  )
}

function isFrom(line: string): number {
  return Number(line.startsWith('from '))
}
