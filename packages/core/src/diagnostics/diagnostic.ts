/** What is wrong with a pipeline or a plan: a value the user can act on, collected and never thrown. */
export interface Diagnostic {
  /** `<who>/<what>`: `filter/unknown-column`, `pipeline/cycle`. Stable: tests and translations key on it. */
  readonly code: `${string}/${string}`
  readonly severity: 'error' | 'warning' | 'info'
  readonly at: Place
  /** What is wrong, in one sentence: no blame, no second person. */
  readonly message: string
  /** What might help. */
  readonly hint: string
  /** The facts behind the message, for a mend or a translation. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** Where: a block, a field of its configuration, a span inside that field's text. All absent: the pipeline. */
export interface Place {
  readonly block?: string
  /** Dotted path into the block's configuration: `parameters.expression`. */
  readonly field?: string
  readonly span?: Span
}

/** Half-open range of UTF-16 offsets into a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
