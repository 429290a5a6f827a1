import type { Reach } from '../connector.ts'
import { OutsideFailed } from '../connector.ts'

/** Who asks: headers and parameters for the connection's own host, and for no other. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>
  readonly parameters: Readonly<Record<string, string>>
}

/** `token`: gets one of OAuth. */
export async function credentialsOf(
  { settings, secrets }: Reach,
  token: () => Promise<string>,
): Promise<Credentials> {
  const headers = objectIn(secrets['headers'])
  const parameters = objectIn(secrets['parameters'])
  const kind = String(settings['authentication'] ?? 'none')
  if (kind === 'bearer') headers['Authorization'] = `Bearer ${secrets['token'] ?? ''}`
  if (kind === 'basic')
    headers['Authorization'] = basic(String(settings['user'] ?? ''), secrets['password'] ?? '')
  if (kind === 'oauth') headers['Authorization'] = `Bearer ${await token()}`
  if (kind === 'key') {
    const name = String(settings['keyName'] || 'X-API-Key')
    const place = settings['keyIn'] === 'parameter' ? parameters : headers
    place[name] = secrets['key'] ?? ''
  }
  return { headers, parameters }
}

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

function objectIn(text: string | undefined): Record<string, string> {
  if (text === undefined || text.trim() === '') return {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return Object.fromEntries(
        Object.entries(parsed).map(([name, value]) => [name, String(value)]),
      )
  } catch {
    // Told below, without its words.
  }
  throw new OutsideFailed(
    'The secret headers or parameters of the connection are not a JSON object. Enter them again.',
  )
}
