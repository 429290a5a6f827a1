import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCKS } from '../../blocks/registry.ts'
import { OUTLINE } from '../../blocks/outline.gen.ts'
import { EMPTY_CATALOGUE } from '../../tables/catalogue.ts'
import { parsePipeline } from '../../pipeline/parse-pipeline.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { checkPipeline } from '../../pipeline/check-pipeline.ts'
import { planToPipeline } from '../../plan-to-pipeline/plan-to-pipeline.ts'
import { planSentence } from '../plan-sentence.ts'
import { someRuns } from '../../plan-to-pipeline/testing/some-of.ts'
import { SAMPLES } from './testing/samples.ts'

const OPENERS = BLOCKS.flatMap(({ type, openers }) => [
  ...openers,
  ...(OUTLINE[type]?.openers ?? []),
])
const OTHERS = `orders|customers.csv|Postgres|MySQL|a database|Kafka|the topic|Redis|Elasticsearch|
  https://api.example.com/x?y=1|s3://bucket/a.parquet|ops@example.com|from|and|,|then|.|;|(|)|"|'|\`|
  1.|-|every morning|daily at 7:30|on|by|as|=|customer id|amount|status|is|over|100|30%|not|empty|
  must not be|unique|bad rows|aside|a churn model|in real time|with features|if it fails|
  fewer than 5 rows|cancelled|ones|are removed|0|🙂|ı|\\n|*|+|for 10 minutes|them|it`
  .split('|')
  .map((word) => word.trim())

/** Two words of three say what to do, the others with what. */
const soup = fc.array(
  fc.oneof(
    { arbitrary: fc.constantFrom(...OPENERS), weight: 1 },
    { arbitrary: fc.constantFrom(...OTHERS), weight: 2 },
  ),
  { minLength: 1, maxLength: 22 },
)

test('whatever is said, a plan comes back whose pipeline can be stored and checked', () => {
  fc.assert(
    fc.property(soup, fc.boolean(), (words, atHand) => {
      const catalogue = atHand ? SAMPLES : EMPTY_CATALOGUE
      const sentence = words.join(' ')
      const plan = planSentence(sentence, { catalogue, pipeline: EMPTY_PIPELINE })
      const pipeline = planToPipeline(plan, EMPTY_PIPELINE, 1)
      expect(parsePipeline(pipeline)).toHaveProperty('pipeline')
      const { diagnostics } = checkPipeline(pipeline, catalogue)
      const unreadable = diagnostics.filter(({ code }) => code === 'pipeline/invalid-configuration')
      expect(unreadable, sentence).toEqual([])
    }),
    { numRuns: someRuns(2_000), seed: 20_261_115 },
  )
}, 120_000)
