import { sayQuoted } from '../../words/say.ts'
import type { ElasticsearchConfiguration } from './config.ts'

export function describe({ parameters }: ElasticsearchConfiguration): string {
  return `Index in Elasticsearch${parameters.index === '' ? '' : ` as ${sayQuoted(parameters.index)}`}`
}

export const openers = ['index in elasticsearch', 'search elasticsearch']
