import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareLocks } from './compare-locks.mjs'
import { ROOT } from './root.mjs'

/**
 * Whether an install left what the lock says: no package of another version or content, none gone.
 * A registry that has come to offer more optional binaries of a locked version adds entries, which
 * changes nothing for anybody.
 */
const committed = JSON.parse(
  execFileSync('git', ['show', 'HEAD:package-lock.json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }),
)
const installed = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

const { changed, added } = compareLocks(committed.packages, installed.packages)
for (const line of changed) console.log(`CHANGED: ${line}`)
for (const name of added) console.log(`new in the lock, optional: ${name}`)
if (changed.length > 0) process.exitCode = 1
else console.log(`${Object.keys(committed.packages).length} packages are as the lock says`)
