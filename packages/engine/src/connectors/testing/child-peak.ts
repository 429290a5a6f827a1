import { readdir, readFile } from 'node:fs/promises'

/** Watches the connector's child until it is asked: the most memory it held, in MB. */
export function childPeak(): () => Promise<number> {
  let most = 0
  const known = new Map<string, boolean>()
  const look = async () => {
    for (const name of await readdir('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
      const script = line.split('\0').find((part) => part.includes('engine-child'))
      if (script === undefined) continue
      known.set(script, known.get(script) ?? (await isConnectors(script)))
      if (!known.get(script)) continue
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

/** The other child is DuckDB's; what only a connector's says is told by its program. */
async function isConnectors(script: string): Promise<boolean> {
  return (await readFile(script, 'utf8')).includes('there is no connector ')
}
