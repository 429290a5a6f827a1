import { plainDigits } from '../../words/number-text.ts'
import type { SampleConfiguration } from './config.ts'

/** The block in words; `understand.ts` reads the same words back. */
export function describe({ parameters }: SampleConfiguration): string {
  const { mode, rows, fraction, seed } = parameters
  const size =
    mode === 'rows' ? `${rows ?? 'some'} rows` : `${plainDigits(fraction ?? 0)} of the rows`
  return `Sample ${size}${seed === undefined ? '' : ` with seed ${seed}`}`
}

export const openers = ['sample', 'take a random', 'take a sample', 'take random']

export function examples(): readonly string[] {
  return ['sample 100 rows']
}
