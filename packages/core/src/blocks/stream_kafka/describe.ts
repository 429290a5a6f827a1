import { sayQuoted } from '../../words/say.ts'
import type { StreamKafkaConfiguration } from './config.ts'

export function describe({ dataSource }: StreamKafkaConfiguration): string {
  const { streamType, topicName } = dataSource.config
  return `Stream ${topicName === '' ? 'a topic' : sayQuoted(topicName)} from ${streamType}`
}

export const openers = ['stream from', 'stream the', 'stream', 'read from kafka', 'consume']
