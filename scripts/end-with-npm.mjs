import { readFileSync } from 'node:fs'

const OFTEN = 250

/** npm passes no signal on: killed, it would leave the server running, holding port and data folder. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const begun = upToNpm()
  setInterval(() => {
    if (upToNpm() !== begun) process.kill(process.pid, 'SIGTERM')
  }, OFTEN).unref()
}

/** Our parent, and where that is only npm's shell, its parent as well: what is above npm may go. */
function upToNpm() {
  const { name, parent } = describe(process.ppid)
  return name === 'sh' ? `${process.ppid} ${parent}` : `${process.ppid}`
}

/**
 * Nothing where the system has no /proc: a killed npm takes its shell along with SIGTERM at least.
 *
 * @param {number} pid
 */
function describe(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { name: /^Name:\s*(.*)$/m.exec(text)?.[1], parent: /^PPid:\s*(\d+)$/m.exec(text)?.[1] }
  } catch {
    return {}
  }
}
