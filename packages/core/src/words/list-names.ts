const MOST_NAMES = 12

/** "id, name, city": as many as anybody reads, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown
}
