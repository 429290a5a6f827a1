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

/** A word for the shell that psql starts, on one line: one with line ends is written by printf. */
export function shellWord(value: string): string {
  if (/[\n\r]/.test(value)) return `"$(printf '${octal(value)}')"`
  return `'${value.replaceAll("'", String.raw`'\''`)}'`
}

/** Every byte as printf reads it: nothing of it means anything else. */
export function octal(value: string): string {
  const bytes = encodeURIComponent(value).matchAll(/%([0-9A-F]{2})|(.)/g)
  return Array.from(bytes, ([, hex, plain = '']) => {
    const byte = hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16)
    return `\\${byte.toString(8).padStart(3, '0')}`
  }).join('')
}
