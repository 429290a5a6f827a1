import type { Rephrased } from '../outline.ts'

export const openers = [
  'make sure',
  'ensure',
  'verify',
  'check',
  'assert',
  'validate',
  'require that',
]

const OPENING =
  /^(?:make sure|ensure|verify|assert|check|validate|require)(?: that| the rows?:?| rows:?| data:?|:)*\s+/i
const RULE =
  /\b(?:must|should|has to|have to|needs? to|may|can|shall)(?: always)? (?:not be|be|never be|lie)\b|\bmust\b|\bmay not be\b/i
const BARE = /\b(?:between\s+\S+\s+and\s+\S+|unique|not empty|at least|at most|positive)\b/i

/** "email must not be empty, id unique": rules without a word that says they are. */
export function outline(clause: string): Rephrased | null {
  const opened = OPENING.test(clause)
  if (!opened && !RULE.test(clause)) return null
  if (!RULE.test(clause) && !BARE.test(clause)) return null
  const rules = clause
    .replace(OPENING, '')
    .replaceAll(
      /\b(?:must|should|has to|have to|needs? to|may|can|shall)(?: always)? (?:not|never) be\b/gi,
      'is not',
    )
    .replaceAll(/\b(?:must|should|has to|have to|needs? to|shall)(?: always)? (?:be|lie)\b/gi, 'is')
    .replaceAll(/\bis (?:not|never) (?:blank|null|missing)\b/gi, 'is not empty')
    .replaceAll(/\bis positive\b/gi, 'is at least 0')
    .replaceAll(/(?<!\b(?:is|lies|are))\s+(between\s+\S+\s+and\s)/gi, ' is $1')
    .replaceAll(/(?<!\b(?:is|are))\s+(unique|not empty)\b/gi, ' is $1')
  return { says: `check that ${rules.trim()}` }
}
