import { expect, test } from 'vitest'
import { unfolded } from './unfolded.ts'

test.each([
  ['Fname', 'first name'],
  ['B_DATE', 'birth date'],
  ['dob', 'date of birth'],
  ['Pno', 'park no'],
  ['Pname', 'name'],
  ['empno', 'emp no'],
  ['deptname', 'dept name'],
  ['parkid', 'park id'],
  ['EMP_LNAME', 'EMP last name'],
  ['CLI_HIREDATE', 'CLI HIRE DATE'],
])('%s in words', (name, words) => {
  expect(unfolded(name, new Set(['park']))).toBe(words)
})

test.each(['Casino', 'update', 'Candidate', 'surname', 'volcano', 'Kno', 'avoid'])(
  '%s is one word',
  (name) => {
    expect(unfolded(name, new Set(['park']))).toBe(name)
  },
)
