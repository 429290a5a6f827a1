import type { Sheet } from '../../inspected-file.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import { builtInFormat, type NumberMeaning, numberMeaning } from '../sheet/number-format.ts'
import { readWholeXml } from './read-xml.ts'
import { SharedTexts } from './shared-texts.ts'
import { ZipParts } from './zip-parts.ts'

export interface Workbook {
  readonly parts: ZipParts
  readonly sheets: readonly (Sheet & { readonly part: string })[]
  readonly texts: SharedTexts
  /** What a number means, by the style its cell names. */
  readonly meanings: readonly NumberMeaning[]
  readonly is1904: boolean
}

/** Opens an .xlsx file: everything but the rows of its sheets. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const parts = await ZipParts.open(path)
  const root = (await relations(parts, '')).find(({ type }) => type.endsWith('/officeDocument'))
  const main = root?.target ?? 'xl/workbook.xml'
  if (!parts.has(main)) {
    throw new UnreadableFile(
      'The file is a zip archive, but no Excel workbook (.xlsx). Unpacking it, or saving the table as .xlsx, might help.',
    )
  }
  const related = await relations(parts, main)
  const { sheets, is1904 } = await readMain(parts, main)
  const part = (ending: string) => related.find(({ type }) => type.endsWith(ending))?.target
  return {
    parts,
    is1904,
    sheets: sheets.flatMap(({ name, hidden, id }) => {
      const relation = related.find((each) => each.id === id)
      // ModelCharts have sheets of their own, without cells.
      return relation?.type.endsWith('/worksheet') ? [{ name, hidden, part: relation.target }] : []
    }),
    texts: await readTexts(parts, part('/sharedStrings')),
    meanings: await readMeanings(parts, part('/styles')),
  }
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

async function relations(parts: ZipParts, part: string): Promise<Relation[]> {
  const folder = part.includes('/') ? part.slice(0, part.lastIndexOf('/') + 1) : ''
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  const found: Relation[] = []
  if (!parts.has(name)) return found
  await readWholeXml(parts.read(name), {
    open(tag, attributes) {
      if (tag !== 'Relationship' || attributes['TargetMode'] === 'External') return
      const target = attributes['Target'] ?? ''
      const absolute = target.startsWith('/') ? target.slice(1) : resolved(folder + target)
      found.push({ id: attributes['Id'] ?? '', type: attributes['Type'] ?? '', target: absolute })
    },
  })
  return found
}

function resolved(path: string): string {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

async function readMain(parts: ZipParts, main: string) {
  const sheets: (Sheet & { id: string })[] = []
  let is1904 = false
  await readWholeXml(parts.read(main), {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? ''
      const hidden = /hidden/i.test(attributes['state'] ?? '')
      sheets.push({ name: attributes['name'] ?? '', hidden, id })
    },
  })
  return { sheets, is1904 }
}

async function readTexts(parts: ZipParts, part: string | undefined): Promise<SharedTexts> {
  const texts = new SharedTexts()
  if (part === undefined || !parts.has(part)) return texts
  let text = ''
  let taking = false
  let phonetic = false
  await readWholeXml(parts.read(part), {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 'rPh') phonetic = true
      taking = tag === 't' && !phonetic
    },
    text(piece) {
      if (taking) text += piece
    },
    close(tag) {
      taking = false
      if (tag === 'rPh') phonetic = false
      if (tag !== 'si') return
      const plain = unescaped(text)
      texts.add(plain, plain !== text)
    },
  })
  return texts
}

/** What XML cannot hold is written `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16))
  })
}

async function readMeanings(parts: ZipParts, part: string | undefined): Promise<NumberMeaning[]> {
  const formats = new Map<number, string>()
  const meanings: NumberMeaning[] = []
  if (part === undefined || !parts.has(part)) return meanings
  let inCells = false
  await readWholeXml(parts.read(part), {
    open(tag, attributes) {
      if (tag === 'numFmt') {
        formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      }
      if (tag === 'cellXfs') inCells = true
      if (tag !== 'xf' || !inCells) return
      const id = Number(attributes['numFmtId'] ?? 0)
      const format = formats.get(id)
      const known = format === undefined ? builtInFormat(id) : numberMeaning(format)
      meanings.push(known ?? { kind: 'number' })
    },
    close(tag) {
      if (tag === 'cellXfs') inCells = false
    },
  })
  return meanings
}
