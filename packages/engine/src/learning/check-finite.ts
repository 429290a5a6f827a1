/** Stored as JSON, a number that is not finite would be gone: whatever made one is a bug of ours. */
export function checkFinite(value: unknown, place = 'model'): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`What was trained holds ${value} at ${place}`)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) checkFinite(part, `${place}.${name}`)
}
