// Written by `npm run gen` from the registry beside it. Edits here are lost.

/** The kinds of systems outside that there is a connector for. */
export const KINDS: readonly { readonly name: string; readonly label: string }[] = [
  { name: 'postgresql', label: 'PostgreSQL' },
  { name: 'mongodb', label: 'MongoDB' },
]
