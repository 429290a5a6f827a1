import { corpusTexts } from '../../../../corpus/read-corpus.ts'
import { readAsked } from './read-asked.ts'
import type { Asked } from './read-asked.ts'

/** Every file of tables and questions there is. */
export const ALL_ASKED: readonly Asked[] = corpusTexts('questions').flatMap(readAsked)
