/** Which upload on the server a file of this computer belongs to: chosen again, it goes on. */
const KEY = 'unfinished_uploads'
const MOST = 50

export function fingerprint(file: File, projectId: string | null, replaces: string | null): string {
  return JSON.stringify([file.name, file.size, file.lastModified, projectId, replaces])
}

export function unfinishedUpload(print: string): string | null {
  return read().find(([known]) => known === print)?.[1] ?? null
}

export function keepUnfinished(print: string, id: string): void {
  write([[print, id], ...read().filter(([known]) => known !== print)])
}

export function dropUnfinished(print: string): void {
  write(read().filter(([known]) => known !== print))
}

type Entry = readonly [print: string, id: string]

function read(): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    // Written by something else: nothing to go on from.
    return []
  }
}

function write(entries: readonly Entry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)))
  } catch {
    // A full or forbidden storage costs the resuming after a reload, not the upload.
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  )
}
