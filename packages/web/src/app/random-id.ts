/** Random enough to be alone; crypto.randomUUID is missing on pages that came without TLS. */
export function randomId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return [...numbers].map((number) => number.toString(36)).join('')
}
