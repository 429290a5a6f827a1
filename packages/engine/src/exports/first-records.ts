import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Reading } from '@plainflow/core'

/** Whether the first records of a file can be told from its bytes alone. */
export function isCuttable({ format, compression, encoding }: Reading): boolean {
  const isText = format === 'csv' || format === 'tsv' || format === 'ndjson'
  return isText && compression === 'none' && !encoding.startsWith('utf-16')
}

/** Writes the beginning of a file up to so many records, header and lines before it included. */
export async function firstRecords(
  path: string,
  reading: Reading,
  records: number,
  to: string,
): Promise<void> {
  const [quote, escape] = [reading.quote, reading.escape].map((sign) => sign.charCodeAt(0))
  let left = records + reading.skip + Number(reading.header && reading.format !== 'ndjson')
  let isQuoted = false
  let isEscaped = false
  const kept: Buffer[] = []
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer // the stream has no encoding, so it gives bytes
    let end = 0
    while (end < bytes.length && left > 0) {
      const byte = bytes[end++]
      if (isEscaped) isEscaped = false
      else if (byte === escape && escape !== quote && isQuoted) isEscaped = true
      // A doubled quote closes and opens again, which comes to the same.
      else if (byte === quote) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) left -= 1
    }
    kept.push(bytes.subarray(0, end))
    if (left === 0) break
  }
  await writeFile(to, Buffer.concat(kept))
}

const LINE_FEED = 0x0a
