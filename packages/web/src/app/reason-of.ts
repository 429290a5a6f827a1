/** What a failed call says to a person: the server's sentence where there is one. */
export function reasonOf(error: unknown): string {
  if (isCallError(error)) return error.reason
  if (error instanceof TypeError) return 'The server could not be reached.'
  return error instanceof Error ? error.message : String(error)
}

export function statusOf(error: unknown): number | null {
  return isCallError(error) ? error.status : null
}

export function codeOf(error: unknown): string | null {
  return isCallError(error) ? (error.body?.code ?? null) : null
}

/** What a refusal carries beside its sentence; its form is the caller's to know. */
export function detailsOf<T>(error: unknown): T | null {
  return isCallError(error) ? ((error.body?.details ?? null) as T | null) : null // by the route's word
}

// By shape, not by class: the class lives in the contract's chunk, which is loaded late.
function isCallError(error: unknown): error is Error & {
  reason: string
  status: number
  body: { code?: string; details?: unknown } | null
} {
  return error instanceof Error && error.name === 'CallError'
}
