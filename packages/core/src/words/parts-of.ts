import { remembered } from './remembered.ts'

/** The words of a phrase. The same few hundred phrases are looked for at every place of a sentence. */
export const partsOf = remembered((phrase): readonly string[] => phrase.split(' '))
