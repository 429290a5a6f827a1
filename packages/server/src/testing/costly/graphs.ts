import type { Block, Connection } from '@plainflow/core'

export interface Graph {
  readonly blocks: Block[]
  readonly connections: Connection[]
}

type Parameters = Record<string, unknown>

/** Makes a list: `times(3, (at) => `c${at}`)`. */
export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

export function block(id: string, type: string, parameters: Parameters): Block {
  const position = { x: 0, y: 0 }
  return { id, type, label: id, position, data: {}, configuration: { parameters } }
}

/** A dataset, then blocks one behind the other, each fed so many times by the one before. */
export function chain(dataset: string, blocks: readonly Block[], fed = 1): Graph {
  const config = { filePath: 'data.csv', datasetId: dataset, format: 'csv' }
  const load = {
    ...block('load', 'load_csv', {}),
    configuration: { dataSource: { type: 'file', config } },
  }
  const all = [load, ...blocks]
  const connections = blocks.flatMap(({ id }, at) =>
    times(fed, (time) => edge(`e${at}-${time}`, all[at]?.id ?? '', id)),
  )
  return { blocks: all, connections }
}

export function edge(id: string, source: string, target: string): Connection {
  return { id, source, target }
}

export function joins(dataset: string, count: number, suffix = '_'): Graph {
  const keys = [{ left: 'id', right: 'id' }]
  const join = (at: number) => ({ how: 'inner', keys, suffix: `${suffix}${at}` })
  return chain(
    dataset,
    times(count, (at) => block(`j${at}`, 'join', join(at))),
    2,
  )
}

/** Each computes so many columns, named anew or as in the block before. */
export function transforms(dataset: string, count: number, formulas: number, isNew = false): Graph {
  return chain(
    dataset,
    times(count, (at) =>
      block(`t${at}`, 'transform', {
        columns: times(formulas, (place) => ({
          name: isNew ? `n${at}_${place}` : `n${place}`,
          expression: `c${place % 500} + ${at}`,
        })),
      }),
    ),
  )
}

export function transform(columns: readonly (readonly [string, string])[]): Parameters {
  return { columns: columns.map(([name, expression]) => ({ name, expression })) }
}

export function filter(expression: string): Parameters {
  const where = { match: 'all', conditions: [] }
  return { mode: 'expression', rows: 'keep', where, expression }
}

export function conditions(where: unknown): Parameters {
  return { mode: 'conditions', rows: 'keep', where, expression: '' }
}

export function filters(dataset: string, count: number): Graph {
  return chain(
    dataset,
    times(count, (at) => block(`f${at}`, 'filter', filter(`c0 > ${at}`))),
  )
}

export function windows(dataset: string, count: number): Graph {
  const column = (at: number) => ({
    name: `w${at}`,
    function: 'formula',
    formula: times(40, (place) => `lag(c${place}, ${place + 1})`).join(' + '),
    column: '',
    partition: times(100, (place) => `c${place}`),
    order: times(100, (place) => {
      return { column: `c${100 + place}`, direction: 'ascending', nulls: 'last' }
    }),
  })
  return chain(
    dataset,
    times(count, (at) => block(`w${at}`, 'window', { columns: times(30, column) })),
  )
}

export function measures(count: number, calls: number): Parameters {
  return {
    keys: times(100, (at) => `c${at}`),
    measures: times(count, (at) => ({
      name: `m${at}`,
      function: 'formula',
      column: '',
      formula: times(calls, (place) => `sum(c${place % 500})`).join(' + '),
    })),
    having: { match: 'all', conditions: [] },
  }
}

/** Rules that each are about all columns. */
export function rules(action: string, count: number, columns = 500): Parameters {
  const rule = { action, columns: times(columns, (at) => `c${at}`), by: 'c0', value: '1' }
  return { rules: times(count, () => (action === 'trim' ? { action, columns: [] } : rule)) }
}

export function renames(dataset: string, count: number, columns: number): Graph {
  return chain(
    dataset,
    times(count, (at) =>
      block(`s${at}`, 'select', {
        mode: 'change',
        columns: times(columns, (place) => ({
          column: at === 0 ? `c${place}` : `r${at - 1}_${place}`,
          name: `r${at}_${place}`,
          type: 'same',
        })),
      }),
    ),
  )
}

/** Every block is fed by as many before it as there may be connections. */
export function unions(dataset: string, count: number, fed: number): Graph {
  const union = times(count, (at) => block(`u${at}`, 'union', { rows: 'all' }))
  const { blocks } = chain(dataset, union)
  const connections = times(count, (at) => at).flatMap((at) =>
    times(Math.min(at + 1, fed), (time) =>
      edge(`e${at}-${time}`, blocks[at - time]?.id ?? 'load', `u${at}`),
    ),
  )
  return { blocks, connections: connections.slice(0, 4_000) }
}
