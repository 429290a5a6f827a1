import type { Algorithm, LearningTask } from './training.ts'

export const ALGORITHM_WORDS: Readonly<Record<Algorithm, string>> = {
  linear_regression: 'Linear model',
  decision_tree: 'Decision tree',
  random_forest: 'Random forest',
  gradient_boosting: 'Gradient boosting',
  neural_network: 'Neural network',
  clustering: 'Clustering',
}

export const TASK_WORDS: Readonly<Record<LearningTask, string>> = {
  regression: 'Predicts a number',
  classification: 'Tells labels apart',
  clustering: 'Finds groups',
}

/** "Predicts price", "Finds groups". */
export function sayPurpose(task: LearningTask, target: string | null): string {
  if (target === null || task === 'clustering') return TASK_WORDS[task]
  return `Predicts ${sayTarget(target)}`
}

const MOST_LETTERS = 60

/** A column's name within a sentence: bare where it is one word, else in quotes; never longer than is read. */
export function sayTarget(name: string): string {
  const letters = [...name.replace(/\s+/g, ' ').trim()]
  const cut =
    letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('')
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(cut) ? cut : `“${cut}”`
}

/** "a", "a and b", "a, b and c", "a, b, c and 4 more". */
export function sayColumns(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map(sayTarget)
  const left = names.length - shown.length
  if (left > 0) return `${shown.join(', ')} and ${left} more`
  const [last = '', ...before] = shown.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}
