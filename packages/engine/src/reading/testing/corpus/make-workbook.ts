import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface MadeSheet {
  readonly name: string
  /** The content of sheetData. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

export interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[]
  /** The content of each `si`. */
  readonly texts?: readonly string[]
  /** Formats by number, and for each style the number of its format. */
  readonly formats?: Readonly<Record<number, string>>
  readonly styles?: readonly number[]
  readonly is1904?: boolean
  /** Parts to add or put in place of others. */
  readonly parts?: Readonly<Record<string, string | Buffer>>
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** An .xlsx file, cell by cell as it is written here: what no spreadsheet program would let through too. */
export function makeWorkbook(book: MadeWorkbook): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries({ ...partsOf(book), ...book.parts })) {
    zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  return buffer(zip.outputStream)
}

function partsOf({ sheets, texts, formats = {}, styles = [0], is1904 }: MadeWorkbook) {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override('workbook', 'sheet.main') +
      override('styles', 'styles') +
      (texts ? override('sharedStrings', 'sharedStrings') : '') +
      sheets.map((_, at) => override(`worksheets/sheet${at + 1}`, 'worksheet')).join('') +
      '</Types>',
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      ...(texts ? [relation('t', 'sharedStrings', 'sharedStrings.xml')] : []),
      relation('f', 'styles', '/xl/styles.xml'),
    ),
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>` +
      sheets
        .map(({ name, state }, at) => {
          return `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at}"/>`
        })
        .join('') +
      '</sheets></workbook>',
    'xl/styles.xml':
      `<styleSheet xmlns="${MAIN}"><numFmts>` +
      Object.entries(formats)
        .map(
          ([id, code]) =>
            `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
        )
        .join('') +
      `</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>` +
      styles.map((id) => `<xf numFmtId="${id}"/>`).join('') +
      '</cellXfs></styleSheet>',
  }
  for (const [at, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
  }
  if (texts) {
    parts['xl/sharedStrings.xml'] =
      `<sst xmlns="${MAIN}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`
  }
  return parts
}

function override(part: string, kind: string): string {
  return `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
}

function relations(...each: string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${each.join('')}</Relationships>`
}
