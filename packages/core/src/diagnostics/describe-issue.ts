import type { z } from 'zod'

export interface DescribedIssue {
  /** Dotted path into the value; empty for the value itself. */
  readonly field: string
  /** Completes "the setting …": `must be one of csv, json`. */
  readonly expected: string
}

/** A schema's complaint in words for people: zod's own speak of types that users never see. */
export function describeIssue(issue: z.core.$ZodIssue): DescribedIssue {
  return { field: issue.path.map(String).join('.'), expected: expectation(issue) }
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NOUNS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`
    case 'unrecognized_keys':
      return `has ${issue.keys.length > 1 ? 'unknown parts' : 'an unknown part'}: ${issue.keys.join(', ')}`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'must not be empty'
        : `must be at least ${issue.minimum}${unit(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`
    case 'invalid_union':
      return unionExpectation(issue)
    default:
      return `is not valid (${issue.message.toLowerCase()})`
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  object: 'a group of settings',
  record: 'a group of settings',
  array: 'a list',
  null: 'empty',
}

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion): string {
  const options = [
    ...new Set(issue.errors.flatMap((errors) => errors.slice(0, 1).map(expectation))),
  ]
  if (issue.discriminator !== undefined) return `has an unknown "${issue.discriminator}"`
  return options.length > 0 ? options.join(', or ') : 'has none of the known forms'
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}
