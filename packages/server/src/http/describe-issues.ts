import type { z } from 'zod'

/** What is wrong with a request: a sentence for people, and the list for programs. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): [string, unknown] {
  const problems = issues.slice(0, 5).map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  return [problems.map(sentence).join(' '), { problems }]
}

/** Messages of our own are whole sentences; the library's begin after the field's name. */
function sentence({ path, message }: { path: string; message: string }): string {
  if (message.endsWith('.')) return message
  return path ? `${path}: ${message}.` : `${message}.`
}
