export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All that the browser knows, the one in use and UTC among them. */
export function timeZones(inUse: string): readonly string[] {
  return [...new Set(['UTC', inUse, ...Intl.supportedValuesOf('timeZone')])].toSorted()
}
