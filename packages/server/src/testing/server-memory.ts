import { readFileSync } from 'node:fs'

/** Megabytes of memory a process holds now (`VmRSS`) or has held at most (`VmHWM`). */
export function memoryOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const found = new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  if (found === undefined) throw new Error(`No ${figure} of process ${pid}`)
  return Number(found) / 1_024
}
