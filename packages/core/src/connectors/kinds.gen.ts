// Written by `npm run gen` from the registry beside it. Edits here are lost.

interface Kind {
  readonly name: string
  readonly label: string
}

/** The kinds of systems outside that hold tables, and that there is a connector for. */
export const KINDS: readonly Kind[] = [
  { name: 'postgresql', label: 'PostgreSQL' },
  { name: 'mysql', label: 'MySQL or MariaDB' },
  { name: 'mongodb', label: 'MongoDB' },
  { name: 'object-storage', label: 'S3 or compatible storage' },
]

/** Those that answer requests. */
export const REQUEST_KINDS: readonly Kind[] = [{ name: 'web-address', label: 'Web address (API)' }]
