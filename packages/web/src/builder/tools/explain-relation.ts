import { inputsOf, printExpression, type Relation, type SortKey } from '@plainflow/core'

/** One operation in words, and what it reads. */
export interface PlanNode {
  readonly operation: Relation['kind']
  readonly text: string
  /** For an operation that reads another step: that step's id. */
  readonly step?: string
  readonly inputs: readonly PlanNode[]
}

/** A relation as a tree to read, the last operation on top. */
export function explainRelation(relation: Relation): PlanNode {
  return {
    operation: relation.kind,
    text: textOf(relation),
    ...(relation.kind === 'step' ? { step: relation.step } : {}),
    inputs: inputsOf(relation).map(explainRelation),
  }
}

function textOf(relation: Relation): string {
  switch (relation.kind) {
    case 'from':
      return listed(relation.columns.map(({ name, type }) => `${name} ${type}`))
    case 'step':
      return listed(relation.columns.map(({ name }) => name))
    case 'select':
      return listed(
        relation.columns.map(({ name, from }) => (name === from ? name : `${from} as ${name}`)),
      )
    case 'compute':
      return listed(
        relation.columns.map(({ name, value }) => `${name} = ${printExpression(value)}`),
      )
    case 'filter':
      return printExpression(relation.condition)
    case 'sort':
      return relation.keys.map(sortKey).join(', ')
    case 'take':
      return `${relation.count === null ? 'all rows' : `${relation.count} rows`}${relation.offset > 0 ? ` after ${relation.offset}` : ''}`
    case 'join': {
      const pairs = relation.on.map(({ left, right }) => `${left} = ${right}`)
      const further = relation.condition ? [printExpression(relation.condition)] : []
      return [relation.how, [...pairs, ...further].join(' and ')].filter(Boolean).join(' on ')
    }
    case 'aggregate': {
      const measures = relation.measures.map(({ name, function: named, column }) => {
        return `${name} = ${named}(${column ?? ''})`
      })
      return relation.keys.length === 0
        ? listed(measures)
        : `${listed(measures)} by ${listed(relation.keys)}`
    }
    case 'window':
      return listed(
        relation.columns.map(({ name, function: named, column, partition }) => {
          const within = partition.length > 0 ? ` within ${partition.join(', ')}` : ''
          return `${name} = ${named}(${column ?? ''})${within}`
        }),
      )
    case 'distinct':
      return relation.by ? `one row for each ${listed(relation.by)}` : 'each row once'
    case 'append':
      return `${relation.inputs.length} inputs${relation.distinct ? ', each row once' : ''}`
    case 'pivot':
      return `${relation.measure.function} of ${relation.measure.column ?? 'rows'} by ${listed(relation.keys)}, a column for each ${relation.column}`
    case 'unpivot':
      return `${listed(relation.columns)} as ${relation.nameTo} and ${relation.valueTo}`
    case 'sample': {
      const size =
        'rows' in relation.size ? `${relation.size.rows} rows` : `${relation.size.fraction * 100} %`
      return `${size}, seed ${relation.seed}`
    }
  }
}

function sortKey({ column, direction, nulls }: SortKey): string {
  return `${column} ${direction}${nulls === 'first' ? ', empty first' : ''}`
}

const MOST = 8

function listed(names: readonly string[]): string {
  const more = names.length - MOST
  return more > 0 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ')
}
