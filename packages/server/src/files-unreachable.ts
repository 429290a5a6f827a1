/** The server's own files cannot be reached at the moment, and nothing is said about what was asked of them. */
export class FilesUnreachable extends Error {
  override readonly name = 'FilesUnreachable'
  readonly code = FILES_UNREACHABLE
}

/** As the codes of Node's own errors. */
export const FILES_UNREACHABLE = 'FILES_UNREACHABLE'
