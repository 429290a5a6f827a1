import { isMailAddress } from '@plainflow/core'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'

/** Where mails are handed over, as the operator names it. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it is begun where the server offers it. */
  readonly secure: boolean
  /** A password goes nowhere in clear but to this machine. */
  readonly requireTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
  /** Who the mails are from. */
  readonly from: string
}

export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtp://user:password@mail.example.com:587')
    .optional(),
  SMTP_FROM: z.string().refine(isMailAddress, 'must be one mail address').optional(),
}

type MailEnvironment = z.infer<z.ZodObject<typeof mailEnvironment>>

export function mailServerOf(env: MailEnvironment, publicUrl: URL): MailServer | null {
  if (env.SMTP_URL === undefined) return null
  const url = new URL(env.SMTP_URL)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const [user, password] = [url.username, url.password].map(decodeURIComponent)
  const login = user ? { user, password: password ?? '' } : null
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: login !== null && !isLoopback(host),
    login,
    from: env.SMTP_FROM ?? `plainflow@${publicUrl.hostname}`,
  }
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search } = new URL(text)
  const isBare = pathname === '' || pathname === '/'
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare && search === ''
}
