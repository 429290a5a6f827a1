import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts'

/**
 * What can be wrong with SQL text. `unreadable` is not SQL as we know it, `unsupported` is SQL that
 * no blocks can say; the others are mistakes in what it names.
 */
export type SqlProblemCode =
  | 'too-long'
  | 'too-deep'
  | 'too-large'
  | 'unreadable'
  | 'not-a-select'
  | 'several-statements'
  | 'unknown-table'
  | 'unknown-column'
  | 'unknown-function'
  | 'ambiguous-column'
  | 'ambiguous-table'
  | 'not-grouped'
  | 'misplaced'
  | 'type-mismatch'
  | 'column-count'
  | 'no-table'
  | 'unsupported'
  | 'no-effect'
  | 'renamed-column'
  | 'converted'

export function sqlProblem(
  code: SqlProblemCode,
  message: string,
  hint: string,
  span: Span,
  severity: Diagnostic['severity'] = 'error',
): Diagnostic {
  return { code: `sql/${code}`, severity, at: { span }, message, hint }
}

/** Carries a problem out of the recursion; caught in `importSql` alone. */
export class SqlStop extends Error {
  readonly problem: Diagnostic

  constructor(...problem: Parameters<typeof sqlProblem>) {
    super(problem[1])
    this.problem = sqlProblem(...problem)
  }
}
