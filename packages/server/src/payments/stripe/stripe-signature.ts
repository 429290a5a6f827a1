import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_S = 300

/**
 * Whether Stripe sent these very characters not long ago: `t=…,v1=…`, an HMAC of time and body under the
 * secret of the endpoint. While a secret is replaced there are several signatures, and one has to fit.
 */
export function isSigned(
  body: string,
  header: string | undefined,
  { secret, now = Date.now() }: { readonly secret: string; readonly now?: number },
): boolean {
  if (header === undefined || header.length > 2_000) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '')
  const [time = ''] = times
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now / 1_000 - Number(time)) > TOLERANCE_S) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}
