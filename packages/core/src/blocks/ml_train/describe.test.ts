import { expect, test } from 'vitest'
import { initial } from './config.ts'
import { describe } from './describe.ts'
import { understand } from './understand.ts'

const given = {
  block: 'train',
  inputs: [
    {
      columns: [{ name: 'churned', type: 'text' }],
      relation: { kind: 'from', dataset: 'rows', columns: [] },
    },
  ],
  catalogue: { datasets: [] },
} as const

test.each([
  [0.3, ' testing on 30%'],
  [0.25, ' testing on 25%'],
  [0.29, ' testing on 29%'],
  [0.125, ' testing on 12.5%'],
  [0.2, ''],
  [1 / 3, ' testing on 0.3333333333333333'],
])('a share of %d is said as people write it, and read back', (testSplit, said) => {
  const mlModel = { ...initial.mlModel, targetColumn: 'churned', testSplit }
  const sentence = describe({ ...initial, mlModel })
  expect(sentence).toBe(`Train linear regression to predict "churned"${said}`)
  expect(understand(sentence, given)).toMatchObject({
    configuration: { mlModel: { testSplit } },
  })
})
