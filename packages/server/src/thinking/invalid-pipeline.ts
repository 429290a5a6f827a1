import { Failure } from '@plainflow/contract'
import type { Diagnostic } from '@plainflow/core'

/** The refusal of a pipeline that was found wrong, with all that is wrong with it. */
export function invalidPipeline(diagnostics: readonly Diagnostic[]): Failure {
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0]
  return new Failure('invalid_pipeline', first?.message, { diagnostics })
}
