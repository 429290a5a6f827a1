import type { Reach } from '../connector.ts'

/** `db.example.com:3306` */
export function placeOf({ settings }: Reach): string {
  return `${String(settings['host'])}:${String(settings['port'])}`
}

export const TOO_LONG =
  'The query took longer than the time limit of the connection, and was ended.'

export const READ_ONLY = 'A source can only be read: the query tries to change something.'

export function lostWords(where: string): string {
  return `The connection to ${where} was lost or never came about.`
}

/** Seconds in which a server has to let us in. */
export function secondsToConnect({ settings }: Reach): number {
  const limit = Number(settings['timeLimit'] ?? 0)
  return limit > 0 ? Math.min(limit, MOST_TO_CONNECT) : MOST_TO_CONNECT
}

const MOST_TO_CONNECT = 20

export function silentWords(reach: Reach): string {
  return `The server at ${placeOf(reach)} did not answer within ${secondsToConnect(reach)} s.`
}

export function unencryptedWords(where: string): string {
  return `The server at ${where} offers no encryption. Ask for it there, or set Encryption to "None".`
}

/** What is wrong with the certificate of a server, by Node's word; undefined where it is about something else. */
export function certificateWords(code: string, where: string): string | undefined {
  return CERTIFICATES[code]?.(where)
}

const unknownAuthority = (where: string) =>
  `The certificate of ${where} is from an authority that is not known. Enter its certificate in the connection.`

const CERTIFICATES: Readonly<Record<string, (where: string) => string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: (where) => `The certificate of ${where} has expired.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (where) => `The certificate of ${where} is for another name.`,
}

export function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
