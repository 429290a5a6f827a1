const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** "812 B", "1.4 MB": as the desktop says it, by thousands. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 99.5 ? 0 : 1
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${UNITS[unit]}`
}
