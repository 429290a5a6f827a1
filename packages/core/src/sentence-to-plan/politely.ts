import { ClauseReader } from '../words/clause-reader.ts'

/** A clause without its manners, and whether it says "instead". */
export function politely(clause: string): { readonly text: string; readonly instead: boolean } {
  const reader = new ClauseReader(clause)
  reader.skip(POLITE)
  let end = reader.words.length
  let instead = reader.take('instead')
  if (instead) reader.takeAny([','])
  while (end > reader.at) {
    const last = reader.words[end - 1]
    if (last?.kind === 'word' && last.value === 'instead') instead = true
    else if (last?.kind !== 'word' || last.value !== 'please') break
    end -= 1
  }
  return { text: reader.slice(reader.at, end), instead }
}

const POLITE = `please | can you | could you | would you | i want to | i want | i would like to |
  i'd like to | i’d like to | i need to | i need | let's | let us | now | then | also | first | next |
  finally | and | so | just | ok | okay | hey | help me | we want to | we need to | after that | , | :`
  .split('|')
  .map((phrase) => phrase.trim())
