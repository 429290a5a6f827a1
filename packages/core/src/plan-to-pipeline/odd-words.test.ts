import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

/** Words that every object of JavaScript knows, as a header and wherever a sentence has a word. */
const WORDS = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']

const SENTENCES = [
  '_',
  'total _ by _',
  'average amount by _',
  'monthly _',
  'share of _ orders',
  'top 5 _ by amount',
  'how many _ per _?',
  'which _ has the highest _?',
  'keep _ is _',
  'amount in _ 2024',
  'compare _ 2023 vs 2024',
  'orders over 100 in _',
  'amount under 5 _',
  'every _ load orders',
  'who had fewer _ than Smith?',
  'how many more _ did Ford have than Smith?',
  'difference in _ between Ford and Smith',
  'which _ comes first?',
  'what _ is longest?',
  'was Ford more _ than Smith?',
]

test.each(SENTENCES)('%s', (sentence) => {
  for (const word of WORDS) {
    const catalogue = {
      datasets: [
        {
          id: 'o',
          name: 'orders',
          filename: 'orders.csv',
          columns: [
            { name: word, type: 'text' as const },
            { name: 'amount', type: 'number' as const },
            { name: 'day', type: 'date' as const },
          ],
          samples: Object.fromEntries([
            [word, ['Ford', 'Smith', 'Opel']],
            ['amount', [1, 5, 9]],
          ]),
        },
      ],
    }
    const said = sentence.replaceAll('_', () => word)
    const asked = ask(said, { catalogue, pipeline: EMPTY_PIPELINE, now: 0 })
    expect(asked.response, said).not.toBe('')
  }
})
