import { SaxesParser } from 'saxes'
import { OutsideFailed } from '../connector.ts'

/** An element of an answer; prefixes of names are left out. */
export class Element {
  readonly children: Element[] = []
  text = ''
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** The text of a child; nothing where there is none. */
  said(name: string): string {
    return this.children.find((child) => child.name === name)?.text ?? ''
  }
}

/** Entities beyond those of XML itself are not known, so none can grow. */
export function readXml(text: string): Element {
  const top = new Element('')
  const open = [top]
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  parser.on('opentag', ({ name }) => {
    const element = new Element(name)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (piece) => {
    const now = open.at(-1)
    if (now) now.text += piece
  })
  parser.on('closetag', () => void open.pop())
  try {
    parser.write(text).close()
  } catch {
    throw notOfStorage()
  }
  return top
}

/** The element that an answer has to hold; where it has none, whoever answers is no storage. */
export function readAnswer(text: string, name: string): Element {
  const [found] = findAll(readXml(text), name)
  if (!found) throw notOfStorage()
  return found
}

function notOfStorage(): OutsideFailed {
  return new OutsideFailed('The answer is not one of an S3 storage. Check host, port and protocol.')
}

export function findAll(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ])
}
