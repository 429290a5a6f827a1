import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Download } from './call.ts'

/** A file to keep: never rendered by a browser, whatever is in it. */
export async function sendDownload(reply: FastifyReply, given: unknown): Promise<void> {
  const download = given as Download // the handler's type, erased by `mount`
  // Before any header: a file that is gone is a failure with words, not half an answer.
  const size = 'path' in download ? (await stat(download.path)).size : download.bytes
  reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeRfc8187(download.filename)}`,
    )
    .type('application/octet-stream')
  if (size !== null) reply.header('content-length', size)
  await reply.send('path' in download ? readOnce(download) : download.content)
}

function readOnce({ path, sent }: Extract<Download, { path: string }>): Readable {
  const stream = createReadStream(path)
  // Also of one that is broken off: whoever left may have left while it was made.
  return sent ? stream.once('close', sent) : stream
}

/** Through a buffer: half a surrogate pair cannot be encoded and becomes U+FFFD there. */
function encodeRfc8187(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replace(/['()*]/g, percent)
}

function percent(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
}
