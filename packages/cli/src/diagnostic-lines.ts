import type { Diagnostic, Pipeline } from '@plainflow/core'

/** `error Filter: There is no column "amout". Did you mean "amount"?`, worst first. */
export function diagnosticLines(diagnostics: readonly Diagnostic[], pipeline?: Pipeline): string[] {
  const order = ['error', 'warning', 'info']
  return diagnostics
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity))
    .map(({ severity, at, message, hint }) => {
      const label = pipeline?.blocks.find(({ id }) => id === at.block)?.label
      const where = label ? ` ${label} (${at.block}):` : ''
      return `${severity}${where} ${message} ${hint}`.trim()
    })
}
