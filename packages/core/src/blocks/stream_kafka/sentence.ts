import { sayQuoted } from '../../sentence-to-plan/say.ts'
import type { Misunderstood } from '../block.ts'
import { refuseUnavailable } from '../unavailable.ts'
import type { StreamKafkaConfiguration } from './config.ts'
import { outside } from './outside.ts'

export function describe({ dataSource }: StreamKafkaConfiguration): string {
  const { streamType, topicName } = dataSource.config
  return `Stream ${topicName === '' ? 'a topic' : sayQuoted(topicName)} from ${streamType}`
}

export const openers = ['stream from', 'stream the', 'stream', 'read from kafka', 'consume']

/** Understood well enough to say that it cannot be done. */
export function understand(clause: string): Misunderstood | null {
  return refuseUnavailable(clause, openers, outside)
}
