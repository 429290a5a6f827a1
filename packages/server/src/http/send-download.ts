import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { Download } from './call.ts'

/** A file to keep: never rendered by a browser, whatever is in it. */
export async function sendDownload(reply: FastifyReply, given: unknown): Promise<void> {
  const { path, filename } = given as Download // the handler's type, erased by `mount`
  const { size } = await stat(path)
  reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc8187(filename)}`)
    .header('content-length', size)
    .type('application/octet-stream')
  await reply.send(createReadStream(path))
}

/** Through a buffer: half a surrogate pair cannot be encoded and becomes U+FFFD there. */
function encodeRfc8187(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replace(/['()*]/g, percent)
}

function percent(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
}
