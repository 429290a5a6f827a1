import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../../unreadable-file.ts'

export interface XmlHandlers {
  /** Names come without the prefix of their namespace. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads XML piece by piece; yields after each piece, so that whoever waits can take what came of it.
 * Entities beyond those of XML itself are not known, so none can grow.
 */
export async function* readXml(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  const decoder = new TextDecoder('utf-8')
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(local(name), attributes))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)))
  try {
    for await (const piece of pieces) {
      parser.write(decoder.decode(piece, { stream: true }))
      yield
    }
    parser.close()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(
      'A part of the workbook is broken: it is not the XML it should be. Saving it again might help.',
    )
  }
}

/** For parts that are small and read whole. */
export async function readWholeXml(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of readXml(pieces, handlers));
}

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}
