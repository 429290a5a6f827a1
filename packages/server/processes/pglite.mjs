// @ts-check
/**
 * PGlite in a process of its own: in the server's process it would stall every request while it
 * works. Arguments: data folder, socket path, lock name. Ends when its standard input does, so that
 * it never outlives the server, not even one that was killed.
 */
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'

const [, , folder, socketPath, lockName] = process.argv
if (!folder || !socketPath || !lockName) throw new Error('usage: pglite.mjs folder socket lock')

let parentIsAlive = true
process.stdin.resume()
process.stdin.on('close', () => (parentIsAlive = false))
process.on('SIGINT', () => {}) // Ctrl+C reaches the whole group; the server decides when this ends.

await takeLock(lockName.replace(/^@/, '\0')) // an argument cannot hold the NUL of an abstract socket
rmSync(socketPath, { force: true })
const database = await PGlite.create(folder)
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 })
await server.start()
if (parentIsAlive) {
  process.stdout.write('ready\n')
  await new Promise((resolve) => process.stdin.on('close', resolve))
}
await server.stop()
await database.close()
process.exit(0)

/**
 * Two processes on one PGlite folder lose rows silently. The process of a killed server needs a
 * moment to leave, so this waits for it.
 * @param {string} name
 */
async function takeLock(name) {
  for (let attempt = 0; ; attempt++) {
    const taken = await new Promise((resolve) => {
      const lock = createServer()
      lock.once('error', () => resolve(false))
      lock.listen({ path: name }, () => resolve(true))
    })
    if (taken) return
    if (attempt === 100) {
      process.stderr.write('Another process still uses this PGlite folder.\n')
      process.exit(3)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
