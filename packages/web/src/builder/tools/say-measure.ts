/** `12 ms`, `3.4 ms`, `1.5 s`. */
export function sayMilliseconds(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1000).toFixed(1)} s`
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
}

/** `512 kB`, `143 MB`, `1.2 GB`. */
export function sayBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  if (bytes >= 1e6) return `${Math.round(bytes / 1e6)} MB`
  return `${Math.round(bytes / 1e3)} kB`
}
