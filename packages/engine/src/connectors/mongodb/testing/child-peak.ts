import { readdir, readFile } from 'node:fs/promises'

/** Watches the connector's child until it is asked: the most memory it held, in MB. */
export function childPeak(): () => Promise<number> {
  let most = 0
  const look = async () => {
    for (const name of await readdir('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
      if (!line.includes('engine-child')) continue
      // The other child is DuckDB's.
      const maps = await readFile(`/proc/${name}/maps`, 'utf8').catch(() => '')
      if (maps === '' || maps.includes('duckdb')) continue
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
      most = Math.max(most, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0))
    }
  }
  const timer = setInterval(() => void look(), 200)
  return async () => {
    clearInterval(timer)
    await look()
    return Math.round(most / 1024)
  }
}
