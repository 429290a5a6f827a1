import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownText } from './markdown-text.ts'

test('plain words stay as they are', () => {
  expect(markdownText('Keep rows where region is West, load sales.csv')).toBe(
    'Keep rows where region is West, load sales.csv',
  )
})

test('nothing is left that Markdown would read', () => {
  expect(markdownText('1. [x](http://y) <b>')).toBe(String.raw`1\. \[x\](http&#58;//y) &#60;b&#62;`)
  expect(markdownText('- a\n# b')).toBe(String.raw`\- a \# b`)
  expect(markdownText('$x$ & a@b.c www.x.y')).toBe('&#36;x&#36; &#38; a&#64;b.c www\\.x.y')
  const unit = fc.constantFrom(...'\\`*_{}[]()#|~<>&$@:/-+=.w1a \n')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
      const written = markdownText(text)
      expect(written).not.toMatch(/[<>$@\n]|:\/\/|^[-+=]|^\d+[.)]/)
      // Every mark has its backslash, which is none that another one takes the meaning from.
      const bare = written.replaceAll(/\\./g, '').replaceAll(/&#\d+;/g, '')
      expect(bare).not.toMatch(/[\\`*_{}[\]#|~]/)
    }),
  )
})
