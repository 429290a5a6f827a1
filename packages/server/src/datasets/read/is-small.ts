const SMALL = 32_000_000
const SMALL_PACKED = 4_000_000

/** Read while its sender waits; anything larger is shown by its first rows and read meanwhile. */
export function isSmall({ filename, bytes }: { filename: string; bytes: number }): boolean {
  const isPacked = /\.(gz|zst|xlsx|xls|sqlite3?|db)$/i.test(filename)
  return bytes <= (isPacked ? SMALL_PACKED : SMALL)
}
