import type { Execution } from '@plainflow/contract'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Answered } from '../http/create-http.ts'
import type { Standing } from './read-standing.ts'

/** What this process counts, in the words of Prometheus; nobody's name, data or address is in it. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = this.#counter('http_requests_total', 'Requests answered', [
    'method',
    'route',
    'status',
  ])
  readonly #answers = new Histogram({
    name: 'plainflow_http_request_seconds',
    help: 'Time until requests were answered; streams of events last as long as they are heard',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [this.#registry],
  })
  readonly #ended = this.#counter('runs_ended_total', 'Runs that ended here, by how', ['status'])
  readonly #took = new Histogram({
    name: 'plainflow_run_seconds',
    help: 'Time from taking a run up until its end',
    labelNames: ['status'],
    buckets: [0.5, 1, 5, 15, 60, 300, 1800, 7200],
    registers: [this.#registry],
  })
  readonly #running = this.#gauge('runs_active', 'Runs that are executed by this process')
  readonly #isStoreUp = this.#gauge('store_up', '1 where the store answered just now')
  readonly #connections = this.#gauge('store_connections', 'Connections to the store, by use', [
    'use',
  ])
  readonly #runs = this.#gauge('runs', 'Runs that wait or run, on all servers', ['status'])
  readonly #oldest = this.#gauge('oldest_waiting_run_seconds', 'How long the next run has waited')
  readonly #servers = this.#gauge('servers', 'Processes that share the store, by kind', ['kind'])
  readonly #mails = this.#gauge('mails', 'Mails of the outbox that are not settled', ['state'])

  constructor(version: string) {
    this.#gauge('info', 'The version that runs', ['version']).set({ version }, 1)
    collectDefaultMetrics({ register: this.#registry })
  }

  answered({ method, route, status, seconds }: Answered): void {
    this.#requests.inc({ method, route, status: String(status) })
    this.#answers.observe({ method, route }, seconds)
  }

  runBegan(): void {
    this.#running.inc()
  }

  /** `lost`: somebody else holds it by now, or its end could not be stored. */
  runEnded(status: Execution['status'] | 'lost', seconds: number): void {
    this.#running.dec()
    this.#ended.inc({ status })
    this.#took.observe({ status }, seconds)
  }

  /** As text; null where the store did not answer, which is told as well. */
  async print(standing: Standing | null): Promise<string> {
    this.#isStoreUp.set(standing ? 1 : 0)
    const shared = [this.#connections, this.#runs, this.#servers, this.#mails]
    // What is not known is left out: an old figure would look like one of now.
    for (const gauge of shared) gauge.reset()
    this.#oldest.remove()
    if (standing) this.#setShared(standing)
    return this.#registry.metrics()
  }

  #setShared({ connections, runs, oldestWaiting, servers, mails }: Standing): void {
    for (const [use, count] of Object.entries(connections)) this.#connections.set({ use }, count)
    for (const [status, count] of Object.entries(runs)) this.#runs.set({ status }, count)
    for (const [kind, count] of Object.entries(servers)) this.#servers.set({ kind }, count)
    for (const [state, count] of Object.entries(mails)) this.#mails.set({ state }, count)
    this.#oldest.set(oldestWaiting)
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    const registers = [this.#registry]
    return new Counter({ name: `plainflow_${name}`, help, labelNames, registers })
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    const registers = [this.#registry]
    return new Gauge({ name: `plainflow_${name}`, help, labelNames, registers })
  }
}

export interface WithMetrics {
  readonly metrics: Metrics
}
