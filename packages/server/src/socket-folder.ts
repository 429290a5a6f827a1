import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A socket's path has 107 usable bytes on Linux, 103 on macOS, of which its name takes 16. */
const LONGEST = 103 - 16

export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Whom PostgreSQL runs as: `nobody` where the server is root, which it refuses. */
export function postgresOwner(): Owner | null {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null
}

/** A folder for sockets (the database's unless told) that only its owner can enter; the same at every start. */
export function socketFolder(dataFolder: string, owner: Owner | null, name = 'run'): string {
  const inside = join(dataFolder, name)
  const folder =
    Buffer.byteLength(inside) <= LONGEST
      ? inside
      : join(
          tmpdir(),
          `plainflow-${createHash('sha256').update(inside).digest('hex').slice(0, 24)}`,
        )
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  const me = process.getuid?.() ?? uid
  // In a shared temp folder somebody else might have made it first, to listen in our place.
  if (uid !== me && uid !== owner?.uid) throw new Error(`${folder} belongs to another user.`)
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}
