import { languageOf } from './language-of.ts'

/**
 * What is said to the assistant and is about no data: a cry for help, the credits, another language. One
 * honest sentence each; null for everything else. Asked only of what could not be read: a table may be
 * called "credits".
 */
export function aboutUs(sentence: string, example: string | null): AboutUs | null {
  const shown = example === null ? '' : ` For example: "${example}".`
  const known = ANSWERS.find(({ form }) => form.test(sentence.trim()))
  if (known) return { told: known.told + (known.shows ? shown : ''), isSettled: true }
  const language = languageOf(sentence)
  if (language === null) return null
  const told = `Plainflow reads English only so far, and this looks like ${language}.${shown}`
  return { told, isSettled: false }
}

export interface AboutUs {
  readonly told: string
  /** No other reader could say more; a language model may well read another language. */
  readonly isSettled: boolean
}

const ANSWERS: readonly {
  readonly form: RegExp
  readonly told: string
  readonly shows?: true
}[] = [
  {
    form: /^(?:(?:please|can you|could you)\s+)*(?:help(?: me)?|(?:hello|hi|hey)(?: there)?|what can (?:you|i|this|plainflow|one) do(?: here)?|what (?:do you do|is this|is plainflow)|who are you|how (?:do i (?:use|start)|does)(?: with)?(?: this| it| plainflow)?(?: work)?)[\s?!.]*$/i,
    told: 'Ask for a figure of the tables at hand, or say step by step what to do with their rows: load, keep, join, group, sort, export.',
    shows: true,
  },
  {
    form: /^(?:how many|how much|what|show)\b.*\bcredits?\b|^(?:my )?credits(?: left)?[\s?!.]*$/i,
    told: 'The credits that are left stand at the top of the page: a proposal that can run costs one, everything else in this chat is free.',
  },
  {
    form: /^(?:please )?(?:delete|remove|drop|erase)\b.*\b(?:datasets?|files?|uploads?)[\s?!.]*$/i,
    told: 'A sentence changes the pipeline, never the data it reads: datasets are deleted where they are listed.',
  },
  {
    form: /^(?:please )?(?:i want to |how (?:do|can) i )?(?:upload|add)\b.*\b(?:files?|csv|excel|datasets?|data)[\s?!.]*$/i,
    told: 'Files are uploaded under Upload datasets, not through this chat; then they can be asked about.',
  },
]
