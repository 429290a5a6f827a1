/** `id`, `customer_id`, `orderKey`, `uuid`: named as what rows are found by. */
export function isNamedIdentifier(name: string): boolean {
  return /(^|[^a-z])(id|key|uuid|guid)$/i.test(name) || /[a-z](Id|ID|Key|Uuid|UUID)$/.test(name)
}
