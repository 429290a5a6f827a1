import { expect, test } from 'vitest'
import { bracketed, code, group, indent, join, line, newLine, render, verbatim } from './code.ts'

const items = ['alpha', 'beta', 'gamma'].map((name) => verbatim(name))
const call = bracketed(code`f(`, items, code`)`, code`,`)

test('a group stays on its line where it fits, what follows included', () => {
  expect(render(call, 21)).toBe('f(alpha, beta, gamma)')
  expect(render(code`${call};`, 21)).toBe('f(\n    alpha,\n    beta,\n    gamma,\n);')
})

test('an outer group breaks before an inner one', () => {
  const outer = bracketed(code`g(`, [call, code`delta`], code`)`, code`,`)
  expect(render(outer, 26)).toBe('g(\n    f(alpha, beta, gamma),\n    delta,\n)')
})

test('blank lines carry no spaces, and literals keep theirs', () => {
  const body = indent(code`${newLine}${verbatim("'a  \n b'")}${newLine}${newLine}x`)
  expect(render(code`y${body}`, 80)).toBe("y\n    'a  \n b'\n\n    x")
})

test('a line that must break breaks its group', () => {
  const body = group(code`a${line}b${newLine}c`)
  expect(render(body, 80)).toBe('a\nb\nc')
})

test('join puts a separator between, not around', () => {
  expect(render(join(items, code` + `), 80)).toBe('alpha + beta + gamma')
  expect(render(join([], code`, `), 80)).toBe('')
})
