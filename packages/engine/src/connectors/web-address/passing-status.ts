/** Whether an answer says that the same question might be answered later. */
export function isPassingStatus(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 505)
}
