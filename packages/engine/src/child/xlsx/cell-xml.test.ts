import { expect, test } from 'vitest'
import { cellXml, textCell } from './cell-xml.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")'])(
  '%j is text, whatever it starts with',
  (text) => {
    const xml = cellXml(text, 'text')
    expect(xml).toMatch(/^<c t="inlineStr"><is><t xml:space="preserve">/)
    expect(xml).not.toContain('<f>')
  },
)

test.each([
  [-5n, 'integer', '<c><v>-5</v></c>'],
  [9007199254740993n, 'integer', textCell('9007199254740993')],
  [0.1, 'number', '<c><v>0.1</v></c>'],
  [Number.NaN, 'number', textCell('NaN')],
  [true, 'boolean', '<c t="b"><v>1</v></c>'],
  [null, 'text', '<c/>'],
  [45322, 'date', '<c s="1"><v>45322</v></c>'],
  [45322.5, 'timestamp', '<c s="2"><v>45322.5</v></c>'],
] as const)('%s as %s', (value, type, xml) => {
  expect(cellXml(value, type)).toBe(xml)
})

test('text cannot leave its cell', () => {
  expect(textCell('</t><f>1</f>&\u0001_x0041_')).toBe(
    '<c t="inlineStr"><is><t xml:space="preserve">&lt;/t&gt;&lt;f&gt;1&lt;/f&gt;&amp;_x0001__x005F_x0041_</t></is></c>',
  )
})

test('what a cell cannot hold is said, not cut', () => {
  expect(() => textCell('x'.repeat(32_768))).toThrow(/32,767 characters/)
})
