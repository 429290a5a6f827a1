import { refuseUnprintable } from '../refuse-unprintable.ts'

/** A value behind a backslash command of psql, where a backslash begins an escape as in C. */
export function psqlText(value: string): string {
  refuseUnprintable(value)
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(
      /[\n\r\t\v\f\b]/g,
      (mark) => `\\x${mark.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )
  return `'${escaped}'`
}

/** A file for psql: a name that begins so would be a command or a home folder. */
export function psqlPath(path: string): string {
  return /^[|~]/.test(path) ? `./${path}` : path
}

/** A word for the shell that psql starts, on one line: what would break it is written as printf writes it. */
export function shellWord(value: string): string {
  if (/[\n\r]/.test(value)) throw new Error('A line end has to be written by printf')
  return `'${value.replaceAll("'", String.raw`'\''`)}'`
}
