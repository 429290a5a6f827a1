import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

/** The program of a child that knows this connector. */
export const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface ServedFolder {
  readonly port: number
  /** Paths that were asked for, and what was said of each. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** Files by their names, each a list of its lines, on loopback; only for who knows the token. */
export async function serveFolder(
  files: Readonly<Record<string, Iterable<string>>>,
  token: string,
): Promise<ServedFolder> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const name = decodeURIComponent((request.url ?? '').replace(/^\/data\//, ''))
    const lines = name === '' ? Object.keys(files) : files[name]
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const status = !isKnown ? 401 : lines === undefined ? 404 : 200
    asked.push(`${status} ${request.url}`)
    reply.statusCode = status
    if (status === 200) for (const line of lines ?? []) reply.write(`${line}\n`)
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
