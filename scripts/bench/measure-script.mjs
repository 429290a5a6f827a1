import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** @typedef {{ wall: number, query: number, rows: number, cpu: number, rss: number }} Measured */

/**
 * A script in a process of its own: what it says of itself, and what it took with all it started.
 *
 * @param {string} command @param {string} script @param {readonly string[]} told
 * @returns {Promise<Measured>}
 */
export async function measureScript(command, script, told) {
  const started = performance.now()
  // The shell's own `times` is the one portable way to the CPU time of a whole tree of processes.
  const child = spawn('/bin/sh', ['-c', '"$0" "$@"; times', command, script, ...told], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  const peaks = watchPeaks(child.pid ?? 0)
  const code = await new Promise((resolve) => child.on('close', resolve))
  const rss = peaks.end()
  const wall = (performance.now() - started) / 1000
  const [said = '', , children = ''] = output.trim().split('\n')
  if (code !== 0 || !said.startsWith('{')) throw new Error(`${script} failed: ${output}`)
  /** @type {{ query: number, rows: number }} */
  const { query, rows } = JSON.parse(said)
  return { wall, query, rows, cpu: minutes(children), rss }
}

/** `0m1.250s 0m0.130s` in seconds. @param {string} text */
function minutes(text) {
  const parts = [...text.matchAll(/(\d+)m([\d.]+)s/g)]
  return sum(parts.map(([, minute, second]) => Number(minute) * 60 + Number(second)))
}

/**
 * The most memory a tree of processes took: of each process the kernel's own peak, less the pages of
 * programs and libraries that several of them show although they are in memory once. 0 where there is
 * no /proc.
 *
 * @param {number} root
 */
function watchPeaks(root) {
  /** @type {Map<string, number>} */
  const peaks = new Map()
  const watch = { ended: false, shared: 0 }
  const looking = async () => {
    while (!watch.ended) {
      /** @type {Map<string, number[]>} */
      const files = new Map()
      for (const pid of await treeOf(root)) {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
        const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0)
        if (kilobytes > 0) peaks.set(pid, Math.max(peaks.get(pid) ?? 0, kilobytes))
        for (const [file, resident] of await filePages(pid))
          files.set(file, [...(files.get(file) ?? []), resident])
      }
      const twice = [...files.values()].map((each) => sum(each) - Math.max(...each))
      watch.shared = Math.max(watch.shared, sum(twice))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  void looking()
  return {
    end() {
      watch.ended = true
      return (sum([...peaks.values()]) - watch.shared) * 1024
    },
  }
}

/** By file: the kilobytes of it that a process has in memory, unchanged. @param {string} pid */
async function filePages(pid) {
  const maps = await readFile(`/proc/${pid}/smaps`, 'utf8').catch(() => '')
  /** @type {Map<string, number>} */
  const pages = new Map()
  for (const part of maps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const [, offset = '', inode = '0'] = /^\S+ \S+ (\S+) \S+ (\d+)/.exec(part) ?? []
    if (inode === '0') continue
    const figure = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(part)?.[1] ?? 0)
    pages.set(`${inode} ${offset}`, figure('Rss') - figure('Anonymous'))
  }
  return pages
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0)
}

/** A process and all below it. @param {number} root @returns {Promise<string[]>} */
async function treeOf(root) {
  const tree = [String(root)]
  for (const pid of tree) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    tree.push(...children.split(' ').filter((child) => child !== ''))
  }
  return tree
}
