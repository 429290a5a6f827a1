import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * Hot reload: the server restarts when a source changes (PORT, 3000 by default), the web application
 * updates in place on http://localhost:5173 and hands /api to the server.
 */
const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name)
const children = [
  spawn(
    bin('tsx'),
    ['watch', '--conditions=source', '--clear-screen=false', 'packages/server/src/main.ts'],
    { cwd: ROOT, stdio: 'inherit' },
  ),
  spawn(bin('vite'), ['packages/web'], { cwd: ROOT, stdio: 'inherit' }),
]

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
