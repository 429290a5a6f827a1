import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { ElasticsearchConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ parameters }: ElasticsearchConfiguration): string {
  return `Index in Elasticsearch${parameters.index === '' ? '' : ` as ${sayQuoted(parameters.index)}`}`
}

export const openers = ['index in elasticsearch', 'search elasticsearch']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
