/** What a word stands for. Any word may be looked up, also one that every object has: "constructor". */
export function wordTable<Meaning>(
  entries: Readonly<Record<string, Meaning>>,
): Readonly<Record<string, Meaning>> {
  return Object.assign(Object.create(null) as Record<string, Meaning>, entries) // typed any
}
