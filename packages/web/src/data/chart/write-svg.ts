import type { Drawing, Shape } from './shape.ts'
import { INK } from './shape.ts'

interface Written {
  readonly title: string
  /** What a colour of the design is in this theme: a file knows no variables. */
  readonly colour: (variable: string) => string
  readonly font: string
}

/** A drawing as the text of a file. Names and cells are anybody's: every one is escaped. */
export function writeSvg(drawing: Drawing, { title, colour, font }: Written): string {
  const { width, height, shapes } = drawing
  const paint = (text: string) =>
    text.replace(/var\((--[a-z-]+)\)/g, (_, variable: string) => colour(variable))
  const ground = `<rect width="${width}" height="${height}" fill="${escapeXml(paint(INK.ground))}"/>`
  const inside = shapes.map((one) => writeShape(one, paint)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${escapeXml(font)}" role="img">` +
    `<title>${escapeXml(title)}</title>${ground}${inside}</svg>\n`
  )
}

function writeShape(shape: Shape, paint: (text: string) => string): string {
  const attributes = Object.entries(shape.attributes)
    .map(([name, value]) => ` ${kebab(name)}="${escapeXml(paint(String(value)))}"`)
    .join('')
  const inside =
    escapeXml(shape.text ?? '') + shape.children.map((one) => writeShape(one, paint)).join('')
  return `<${shape.tag}${attributes}>${inside}</${shape.tag}>`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** What no XML file may hold in any spelling: control characters, halves of letters, non-characters. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
