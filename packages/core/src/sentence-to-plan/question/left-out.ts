const MOST_LEFT_OUT = 8
const BEGINNING = 'Not used from the question: '

/** Said plainly, so that an answer to half of a question does not pass for one to all of it. */
export function leftOut(words: readonly string[]): readonly string[] {
  if (words.length === 0) return []
  const some = words.slice(0, MOST_LEFT_OUT).map((word) => `"${word}"`)
  return [`${BEGINNING}${some.join(', ')}${words.length > some.length ? ' …' : ''}.`]
}

/** Whether a note tells of words left out: a warning, where other notes tell of a likely reading. */
export function isLeftOut(note: string): boolean {
  return note.startsWith(BEGINNING)
}

/** The words that a note tells of. */
export function wordsLeftOut(notes: readonly string[]): readonly string[] {
  return notes
    .filter(isLeftOut)
    .flatMap((note) => [...note.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word))
}
