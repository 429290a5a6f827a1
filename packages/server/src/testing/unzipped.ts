import { inflateRawSync } from 'node:zlib'

/** The files of a zip archive; none where it is no archive. */
export function unzipped(archive: Buffer): Buffer[] {
  const files: Buffer[] = []
  for (let at = archive.indexOf(ENTRY); at >= 0; at = archive.indexOf(ENTRY, at + 1)) {
    const start = archive.readUInt32LE(at + 42)
    const begin = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const packed = archive.subarray(begin, begin + archive.readUInt32LE(at + 20))
    files.push(archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
  }
  return files
}

/** How an entry of the directory at a zip archive's end begins. */
const ENTRY = 'PK\u0001\u0002'
