import { corpusText } from '../../../../../corpus/read-corpus.ts'

/** Of each meaning of the grid the ways to put it. */
export const WORDINGS: ReadonlyMap<string, readonly string[]> = new Map(
  corpusText('grid/wordings.txt')
    .split(/^@ /m)
    .slice(1)
    .map((part) => {
      const [meaning = '', ...wordings] = part.split('\n').filter((line) => line !== '')
      return [meaning, wordings]
    }),
)

export function wordingsOf(meaning: string): readonly string[] {
  const wordings = WORDINGS.get(meaning)
  if (!wordings) throw new Error(`grid/wordings.txt has none for "${meaning}"`)
  return wordings
}
