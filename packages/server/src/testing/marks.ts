import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipped } from './unzipped.ts'

/** Part of every marked secret; whatever a form of writing does to texts, it does to this. */
export const MARK = `Mä/rk?d "${randomBytes(8).toString('hex')}"`

/** The mark in all the ways in which bytes may hold it. */
const FORMS: readonly Buffer[] = [
  MARK,
  JSON.stringify(MARK).slice(1, -1),
  JSON.stringify(MARK).slice(1, -1).replace('ä', '\\u00e4'),
  encodeURIComponent(MARK),
  encodeURI(MARK),
  encodeURIComponent(MARK).replaceAll('%20', '+'),
  Buffer.from(MARK).toString('hex'),
  ...[0, 1, 2].flatMap(base64At),
].map((form) => Buffer.from(form))

/** Whether it is in these bytes, those of an archive's files included. */
export function isMarked(bytes: Buffer): boolean {
  return [bytes, ...unzipped(bytes)].some((each) => FORMS.some((form) => each.includes(form)))
}

/** The files beneath a folder that hold it. Some may be gone by the time they are looked at. */
export function markedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => isMarked(bytesOf(path)))
}

/** What other programs can see of every process: how it was called, and its environment. */
export function markedProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`])
    .filter((path) => isMarked(bytesOf(path)))
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}

/** As it stands in base64 behind so many other bytes, without what shares a letter with its neighbours. */
function base64At(offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(MARK)])
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64')
  const inner = whole.slice(offset === 0 ? 0 : 4)
  return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
}
