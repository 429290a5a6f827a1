import {
  columnsOf,
  type Expression,
  type From,
  inputsOf,
  type Program,
  type Relation,
} from '@plainflow/core'

/**
 * By step: the columns of it that end up in a result or decide what does. DuckDB finds this out for
 * itself within a query; what is kept between two queries has to be told.
 */
export function neededColumns(
  { steps }: Program,
  isResult: (index: number) => boolean,
  onSource: NoteSource = () => {},
): ReadonlySet<string>[] {
  const places = new Map(steps.map(({ id }, index) => [id, index]))
  const needed = steps.map((step, index) => new Set(isResult(index) ? namesOf(step.relation) : []))
  const note = (step: string, names: ReadonlySet<string>) => {
    const place = places.get(step)
    for (const name of names) if (place !== undefined) needed[place]?.add(name)
  }
  for (const [index, { relation }] of [...steps.entries()].toReversed()) {
    trace(relation, needed[index] ?? new Set(), note, onSource)
  }
  return needed
}

type NoteSource = (from: From, names: ReadonlySet<string>) => void

/** Follows wanted columns of a relation down to the steps and sources it reads. */
function trace(
  relation: Relation,
  wanted: ReadonlySet<string>,
  note: (step: string, names: ReadonlySet<string>) => void,
  onSource: NoteSource,
): void {
  switch (relation.kind) {
    case 'from':
      return onSource(relation, wanted)
    case 'step':
      return note(relation.step, wanted)
    case 'select': {
      const chosen = relation.columns.filter(({ name }) => wanted.has(name))
      return trace(relation.input, new Set(chosen.map(({ from }) => from)), note, onSource)
    }
    case 'compute': {
      const made = new Set(relation.columns.map(({ name }) => name))
      const used = relation.columns.filter(({ name }) => wanted.has(name))
      const kept = [...wanted].filter((name) => !made.has(name))
      const below = [...kept, ...used.flatMap(({ value }) => mentioned(value))]
      return trace(relation.input, new Set(below), note, onSource)
    }
    case 'filter':
      return trace(
        relation.input,
        new Set([...wanted, ...mentioned(relation.condition)]),
        note,
        onSource,
      )
    case 'sort': {
      const keys = relation.keys.map(({ column }) => column)
      return trace(relation.input, new Set([...wanted, ...keys]), note, onSource)
    }
    case 'aggregate': {
      const measured = relation.measures.flatMap(({ column, order = [] }) => [
        ...(column === null ? [] : [column]),
        ...order.map((key) => key.column),
      ])
      return trace(relation.input, new Set([...relation.keys, ...measured]), note, onSource)
    }
    case 'join': {
      const { on, condition } = relation
      const names = new Set([...wanted, ...(condition ? mentioned(condition) : [])])
      const used = relation.columns.filter(({ name }) => names.has(name))
      const from = (side: 'left' | 'right') =>
        used.filter((column) => column.side === side).map((column) => column.from)
      // Keys decide which rows meet, whether they come out or not.
      trace(
        relation.left,
        new Set([...from('left'), ...on.map(({ left }) => left)]),
        note,
        onSource,
      )
      return trace(
        relation.right,
        new Set([...from('right'), ...on.map(({ right }) => right)]),
        note,
        onSource,
      )
    }
    default:
      // Whole rows matter to the others, or are few.
      for (const input of inputsOf(relation)) trace(input, new Set(namesOf(input)), note, onSource)
  }
}

function namesOf(relation: Relation): string[] {
  return columnsOf(relation).map(({ name }) => name)
}

/** An expression is plain data, so this finds every column in it, whatever kinds of nodes there are. */
export function mentioned(expression: Expression): string[] {
  const found: string[] = []
  JSON.stringify(expression, (_, value: unknown) => {
    const isNode = typeof value === 'object' && value !== null && 'kind' in value
    if (isNode && value.kind === 'column' && 'name' in value) found.push(String(value.name))
    return value
  })
  return found
}
