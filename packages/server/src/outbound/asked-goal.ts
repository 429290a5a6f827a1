import type { Socket } from 'node:net'
import type { AskedGoal, Goal } from './way.ts'
import { WayRefused } from './way-refused.ts'

/** A name of 253 characters, a port, and the words around them. */
const LONGEST_HEAD = 1_000
const HEAD_MS = 5_000

/** `CONNECT api.example.com:443 HTTP/1.1`, an address of IPv6 in brackets. */
const ASKED = /^CONNECT (\[[^\]\s]{1,100}\]|[^\s:[\]]{1,260}):(\d{1,5}) HTTP\/1\.1\r\n/

/**
 * Where a connection on a way to several hosts is to lead: it asks for it itself, in the words that
 * proxies understand, and is answered whether that may be. Null where it may not.
 */
export async function askedGoal(
  inner: Socket,
  check: (host: string, port: number) => Promise<Goal>,
): Promise<AskedGoal | null> {
  const head = await readHead(inner)
  const [, host = '', port = ''] = (head && ASKED.exec(head)) ?? []
  const answer = (trouble: WayRefused | null) => {
    if (!inner.destroyed) inner.write(trouble ? refusal(trouble) : 'HTTP/1.1 200 Connected\r\n\r\n')
  }
  try {
    return { ...(await check(host, Number(port))), answer }
  } catch (error) {
    if (!(error instanceof WayRefused)) throw error
    answer(error)
    return null
  }
}

/** Up to the empty line; what comes behind it is for the other side. Null where none comes. */
function readHead(inner: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let head = Buffer.alloc(0)
    const timer = setTimeout(() => settle(null), HEAD_MS)
    const settle = (found: string | null) => {
      clearTimeout(timer)
      inner.off('readable', read).off('close', onEnd).off('end', onEnd)
      resolve(found)
    }
    const onEnd = () => settle(null)
    const read = () => {
      for (let piece = next(inner); piece !== null; piece = next(inner)) {
        head = Buffer.concat([head, piece])
        const end = head.indexOf('\r\n\r\n')
        if (end === -1 && head.length <= LONGEST_HEAD) continue
        if (end !== -1) inner.unshift(head.subarray(end + 4))
        settle(end === -1 ? null : head.toString('latin1', 0, end + 4))
        return
      }
    }
    inner.on('readable', read).on('close', onEnd).on('end', onEnd)
    read()
  })
}

function next(inner: Socket): Buffer | null {
  // Nothing decodes a socket of ours.
  return inner.read() as Buffer | null
}

/** 403: it may not be; 502: it may, and did not answer. */
function refusal({ reason, message }: WayRefused): string {
  const status = reason === 'unreachable' || reason === 'slow' ? '502 Not reached' : '403 Refused'
  const body = JSON.stringify({ reason, message })
  return `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}
