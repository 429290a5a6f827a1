import { createHash } from 'node:crypto'
import { existsSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another server works on this data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(folder: string) {
    super(
      `Another Plainflow server is using the data folder ${folder}. ` +
        'Stop that one, or set PLAINFLOW_DATA to another folder.',
    )
  }
}

/**
 * Holds the folder for this process. The lock is a listening socket: the kernel gives it to one
 * process only and frees it when that process ends, however it ends. A pid file would have to guess
 * whether its process is still the same one.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = lockName(folder)
  if (!path.startsWith('\0') && existsSync(path) && !(await isListening(path))) rmSync(path)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    )
    server.listen({ path }, resolve)
  })
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/**
 * Named after the folder's inode, so that two spellings of one path are one lock. Linux has sockets
 * without a file; elsewhere a socket file is used, and a stale one is told by nobody listening.
 */
export function lockName(folder: string, part = 'server'): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  const name = `plainflow-${part}-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name)
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
