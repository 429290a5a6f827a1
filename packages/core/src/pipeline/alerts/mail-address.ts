/**
 * One mailbox as people write it. Nothing that could name a second one or begin a header: no spaces, no
 * breaks, no commas, no brackets, no quotes.
 */
const MAIL_ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,189}$)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text)
}
