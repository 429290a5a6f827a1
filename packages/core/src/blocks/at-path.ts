type Configuration = Readonly<Record<string, unknown>>

/** The value at a dotted path: `readAt(c, 'parameters.expression')`. */
export function readAt(configuration: Configuration, path: string): unknown {
  let value: unknown = configuration
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Configuration)[key] // an object with that own key, as just checked
  }
  return value
}

/** A copy with the value at a dotted path; what is missing on the way is made. Lists stay lists. */
export function writeAt(configuration: Configuration, path: string, value: unknown): Configuration {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return withKey(configuration, key, value)
  const inner = readAt(configuration, key)
  const copy = typeof inner === 'object' && inner !== null ? (inner as Configuration) : {} // checked here
  return withKey(configuration, key, writeAt(copy, rest.join('.'), value))
}

function withKey(configuration: Configuration, key: string, value: unknown): Configuration {
  if (!Array.isArray(configuration)) return { ...configuration, [key]: value }
  return Object.assign([...configuration], { [key]: value })
}
