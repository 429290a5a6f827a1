import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as send } from 'undici'
import { ModelTrouble } from '../language-model.ts'

/** Far beyond an honest answer: what a model writes is capped by its tokens. */
const MOST_BYTES = 4_000_000

/** Whether a server at this address (of IP) may be spoken to. */
export type MayReach = (address: string) => boolean

export interface BoundedFetch {
  readonly fetch: typeof fetch
  close(): Promise<void>
}

/**
 * Requests to a model's server. A redirection would carry the key elsewhere, an answer without end would
 * fill the memory, and a name may point into a network that is nobody else's business: which addresses
 * it has is checked when the connection is made, so that it cannot change its mind in between.
 */
export function boundedFetch(mayReach: MayReach = () => true): BoundedFetch {
  const agent = new Agent({
    // How long an answer may take is said by the signal: a model of one's own may think for minutes.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { lookup: checkedLookup(mayReach) },
  })
  return {
    close: () => agent.destroy(),
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input)
      // Nobody looks an address up that is none of a name.
      const literal = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(literal) !== 0 && !mayReach(literal)) throw new ModelTrouble('private')
      const { method = 'GET', signal } = init
      const asked = { method, headers: [...new Headers(init.headers)], dispatcher: agent }
      const response = await send(url, {
        ...asked,
        redirect: 'manual',
        ...(typeof init.body === 'string' ? { body: init.body } : {}),
        ...(signal ? { signal } : {}),
      }).catch((error: unknown) => {
        throw refusedLookup(error) ?? error
      })
      const { status, statusText, headers, body } = response
      if (status >= 300 && status < 400) {
        await body?.cancel()
        throw new ModelTrouble('redirected', status)
      }
      const bounded = body && ReadableStream.from(boundedBody(body, signal))
      return new Response(bounded, { status, statusText, headers: [...headers] })
    },
  }
}

async function* boundedBody(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal | null | undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) throw new ModelTrouble('endless')
      yield chunk
    }
  } catch (error) {
    if (error instanceof ModelTrouble || signal?.aborted) throw error
    throw new ModelTrouble('broken')
  }
}

/** Refuses a name as soon as one of its addresses may not be reached. */
function checkedLookup(mayReach: MayReach): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('A name without an address'), '')
      if (!addresses.every(({ address }) => mayReach(address)))
        return done(new ModelTrouble('private'), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function refusedLookup(error: unknown): ModelTrouble | null {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof ModelTrouble ? cause : null
}
