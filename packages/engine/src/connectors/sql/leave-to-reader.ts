/** The pipe's reader is gone: it tells why, and has us ended. Told by us it would look like a lost connection. */
export function leaveToReader(error: unknown): Promise<never> {
  const isOurPipe = error instanceof Error && 'syscall' in error && error.syscall === 'write'
  const isLocal = isOurPipe && 'code' in error && error.code === 'EPIPE'
  if (isLocal) return new Promise(() => {})
  throw error
}
