import { OutsideFailed, type Reach } from '../connector.ts'
import type { Answer, Asked } from './ask-once.ts'
import { basic } from './credentials.ts'

/** A token by client credentials (RFC 6749, 4.4). Who asks is said in a header, else in the form. */
export async function getToken(
  { settings, secrets }: Reach,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<string> {
  const url = tokenAddress(String(settings['tokenAddress'] ?? ''), settings['scheme'] === 'http')
  const client = String(settings['client'] ?? '')
  const secret = secrets['clientSecret'] ?? ''
  const scope = String(settings['scope'] ?? '')
  const form = { grant_type: 'client_credentials', ...(scope === '' ? {} : { scope }) }
  const send = (said: Record<string, string>, headers: Record<string, string>) =>
    ask({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(said).toString(),
    })
  const named = basic(encodeURIComponent(client), encodeURIComponent(secret))
  const first = await send(form, { authorization: named })
  const refused = first.status === 400 || first.status === 401
  const { status, body } = refused
    ? await send({ ...form, client_id: client, client_secret: secret }, {})
    : first
  const token = tokenIn(body)
  if (status < 200 || status > 299 || token === null)
    throw new OutsideFailed(
      `No token was given by ${url.host} (${status}). Check the client id, its secret and the scope of the connection.`,
    )
  return token
}

function tokenAddress(text: string, mayBeOpen: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isKnown = url?.protocol === 'https:' || (mayBeOpen && url?.protocol === 'http:')
  if (!url || !isKnown)
    throw new OutsideFailed('The address of the token has to begin with https://.')
  return url
}

function tokenIn(body: Buffer): string | null {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    const isGiven = typeof parsed === 'object' && parsed !== null && 'access_token' in parsed
    return isGiven && typeof parsed.access_token === 'string' ? parsed.access_token : null
  } catch {
    return null
  }
}
