import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isUtf8 } from 'node:buffer'
import type { Encoding, ReadingOverrides } from '@plainflow/core'
import { UnreadableFile } from '../../unreadable-file.ts'
import { LONGEST_LINE } from '../csv/csv-scanner.ts'
import { isDamaged, wholeCharacters } from '../csv/scan-csv.ts'
import { FileWriter } from './file-writer.ts'
import { readPieces } from './read-pieces.ts'

export interface TextFile {
  /** The text in UTF-8: the file itself, where that is what it holds. */
  readonly path: string
  readonly encoding: Encoding
  /** Whether other programs find the encoding too: of UTF-16, its mark tells. */
  readonly isPlain: boolean
}

/** Finds the encoding of a text, and writes it again as UTF-8 where it is another. */
export async function openText(
  path: string,
  folder: string,
  { overrides, partial }: { readonly overrides: ReadingOverrides; readonly partial: boolean },
): Promise<TextFile> {
  const head = await readHead(path, 1 << 16)
  const encoding = overrides.encoding ?? findEncoding(head)
  if (encoding === 'utf-8') return { path, encoding, isPlain: true }
  const decoded = join(folder, 'decoded')
  await decode(path, decoded, encoding, partial)
  const isMarked = head[0] === 0xff || head[0] === 0xfe
  return { path: decoded, encoding, isPlain: encoding === 'windows-1252' || isMarked }
}

function findEncoding(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const blank = zeros(head)
  if (blank !== null) return blank
  const whole = head.subarray(0, wholeCharacters(head))
  return isUtf8(whole) || isDamaged(whole) ? 'utf-8' : 'windows-1252'
}

/** UTF-16 without its mark: every second byte of Latin letters and figures is zero, and no other is. */
function zeros(head: Buffer): Encoding | null {
  const length = Math.min(head.length, 1_000) & ~1
  const places = [...head.subarray(0, length).entries()].filter(([, byte]) => byte === 0)
  const odd = places.filter(([at]) => at % 2 === 1).length
  const even = places.length - odd
  if (odd > length / 4 && even === 0) return 'utf-16le'
  return even > length / 4 && odd === 0 ? 'utf-16be' : null
}

async function decode(
  from: string,
  to: string,
  encoding: Encoding,
  partial: boolean,
): Promise<void> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const out = new FileWriter(to)
  try {
    for await (const piece of readPieces(from))
      await out.write(decoder.decode(piece, { stream: true }))
    // What is cut off may end in half a character.
    if (!partial) await out.write(decoder.decode())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile(
      `The file is not ${encoding.toUpperCase()} text all through. Saving it as "CSV UTF-8" might help.`,
    )
  } finally {
    await out.end()
  }
}

/** The beginning of a UTF-8 text: more only where its first line is that long. */
export async function readStart(path: string): Promise<string> {
  for (const size of [1 << 16, LONGEST_LINE]) {
    const head = await readHead(path, size)
    const text = head
      .subarray(0, wholeCharacters(head))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
    if (head.length < size || /[\r\n]/.test(text)) return text
    if (text.includes('\0')) {
      throw new UnreadableFile('The first line holds a NUL byte, so this is not a text file.')
    }
  }
  throw new UnreadableFile(
    `The first line is longer than ${LONGEST_LINE / 1e6} MB, more than a table row can be.`,
  )
}

export async function readHead(path: string, size: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(size)
    const { bytesRead } = await file.read(buffer, 0, size, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
