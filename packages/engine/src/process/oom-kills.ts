import { readFileSync } from 'node:fs'

/**
 * How many processes the kernel has killed so far because memory ran out, here or in a container; null where
 * it does not tell. A SIGKILL is its doing only where there is one more.
 */
export function oomKills(): number | null {
  try {
    const found = /^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8'))
    return found ? Number(found[1]) : null
  } catch {
    return null
  }
}
