import { randomInt } from 'node:crypto'
import { isPlannerAsItWas } from './planner-asked.mjs'

/**
 * Whether all that the planner is asked is asked, and otherwise the seed of the tenth: another one in
 * each run, as each of them is known to be answered right by this very planner.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<{ areAll: boolean, env: Record<string, string> }>}
 */
export async function chooseQuestions(say) {
  const { PLAINFLOW_QUESTIONS: given, PLAINFLOW_FULL: isFull } = process.env
  if (given === undefined && (isFull === '1' || !(await isPlannerAsItWas()))) {
    say(`Questions: all of them${isFull === '1' ? '' : ', as the planner or they have changed'}`)
    return { areAll: true, env: {} }
  }
  const seed = given ?? String(randomInt(1_000_000))
  say(`Questions: a tenth, by the seed ${seed} (PLAINFLOW_QUESTIONS=${seed} asks the same)`)
  return { areAll: false, env: { PLAINFLOW_QUESTIONS: seed } }
}
