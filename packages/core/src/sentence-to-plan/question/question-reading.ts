import type { Answer } from './query/query.ts'
import type { Reshaped } from './wide/reshaped.ts'

export interface QuestionWord {
  readonly text: string
  readonly read: boolean
  /** It was read as something the data holds: a cell, a number. */
  readonly held: boolean
  /** It looks like a name or a figure: a capital inside the sentence, quotes, digits. */
  readonly naming: boolean
}

export interface QuestionReading {
  readonly answer: Answer
  /** 0 to 1: how much of the question was explained, and how surely. */
  readonly confidence: number
  /** The words that say something, and whether they went into the answer. */
  readonly words: readonly QuestionWord[]
  /** How many tables it takes. */
  readonly tables: number
  /** Nothing says what is to be seen; the names of the rows are shown. */
  readonly implicit: boolean
  /** Nothing is known of what is asked for: "the weather in Berlin", where some rows are of Berlin. */
  readonly guessed: boolean
  /** What was taken for granted, in words for the user. */
  readonly assumptions: readonly string[]
  /** The table the answer is over, where it is not as it stands in the file. */
  readonly reshaped?: Reshaped
}
