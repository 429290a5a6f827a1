/** The same day of the next month, or its last one: a month from January 31 is February 28. */
export function inAMonth(from: Date, months = 1): Date {
  const then = new Date(from)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(from.getUTCDate(), days))
  return then
}
