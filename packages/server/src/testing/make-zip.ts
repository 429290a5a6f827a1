import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of a few entries, as small as one can be written. */
export function makeZip(entries: Readonly<Record<string, Buffer | string>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(plain), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(plain.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(Buffer.byteLength(name), 0)
    const shared = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes, lengths])
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const made = Buffer.from([20, 0])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), made, shared, place, Buffer.from(name)]),
    )
    files.push(file)
    offset += file.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), end])
}

/** A workbook whose sheets are S1, S2 and so on, their XML given. */
export function makeWorkbook(...sheets: (Buffer | string)[]): Buffer {
  const main = 'http://schemas.openxmlformats.org'
  const relation = (type: string, target: string, id = 1) =>
    `<Relationship Id="r${id}" Type="${main}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `<Relationships xmlns="${main}/package/2006/relationships">${all.join('')}</Relationships>`
  const number = sheets.map((_, at) => at + 1)
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="${main}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relations(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets>${number
      .map((at) => `<sheet name="S${at}" sheetId="${at}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...number.map((at) => relation('worksheet', `worksheets/sheet${at}.xml`, at)),
    ),
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  })
}

export function sheetXml(rows: string, before = ''): string {
  return `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
}
