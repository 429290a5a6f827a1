import { BLOCKS } from '../../blocks/registry.ts'
import type { JoinConfiguration } from '../../blocks/join/config.ts'
import { joinedColumns } from '../../blocks/join/joined-columns.ts'
import type { Catalogue, CatalogueDataset } from '../../tables/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import type { QueryJoin } from '../../tables/relate/join-tables.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import { joinedWith } from '../../sentence-to-plan/question/query/query.ts'
import { sameColumn } from '../../tables/column-ref.ts'
import type { AddStep, PlanInput } from '../../sentence-to-plan/plan.ts'

/** Rows on their way: the step they come from, and what each column of the tables is called by now. */
export interface Flow {
  readonly step: number
  readonly columns: readonly FlowColumn[]
}

export interface FlowColumn extends Column {
  /** Where it comes from; null for one that was computed. */
  readonly from: ColumnRef | null
}

/** What is done to a table once it is loaded, where a question reads it in another shape. */
type Reshape = (flow: Flow, table: string, steps: Steps) => Flow

/** The blocks written so far, in the order they run. */
export class Steps {
  readonly #catalogue: Catalogue
  readonly #steps: AddStep[] = []

  readonly #reshape: Reshape

  constructor(catalogue: Catalogue, reshape: Reshape = (flow) => flow) {
    this.#catalogue = catalogue
    this.#reshape = reshape
  }

  get written(): readonly AddStep[] {
    return this.#steps
  }

  /** What people call a table; its id is for machines. */
  nameOf(table: string): string {
    return this.#catalogue.datasets.find(({ id }) => id === table)?.name ?? table
  }

  load(table: string): Flow {
    const dataset = this.#catalogue.datasets.find(({ id }) => id === table)
    const block = BLOCKS.find((one) => one.reads)
    if (!dataset || !block?.reads) throw new Error(`there is no dataset ${table}`)
    const step = this.#write({
      kind: 'add',
      type: block.type,
      configuration: block.reads(dataset),
      input: null,
    })
    const columns = dataset.columns.map((column) => ({
      ...column,
      from: { table, column: column.name },
    }))
    return this.#reshape(this.#computed({ step, columns }, dataset), table, this)
  }

  /** What a sentence sees in a table besides what its file holds. */
  #computed(flow: Flow, { id, computed = [] }: CatalogueDataset): Flow {
    if (computed.length === 0) return flow
    const made = computed.map(({ name, type }) => ({
      name,
      type,
      from: { table: id, column: name },
    }))
    const columns = computed.map(({ name, expression }) => ({ name, expression }))
    return this.add(flow, 'transform', { columns }, [...flow.columns, ...made])
  }

  /** One block on top of some rows; `columns` is what leaves it. */
  add(flow: Flow, type: string, parameters: object, columns = flow.columns): Flow {
    return {
      step: this.#write({ kind: 'add', type, configuration: { parameters }, input: at(flow) }),
      columns,
    }
  }

  join(
    left: Flow,
    right: Flow,
    how: JoinConfiguration['parameters']['how'],
    keys: readonly { left: string; right: string }[],
    suffix: string,
  ): Flow {
    const parameters = { how, keys: [...keys], suffix }
    const columns = joinedColumns(parameters, left.columns, right.columns).map(
      ({ name, type, side, from }) => {
        const source = (side === 'right' ? right : left).columns.find(
          (column) => column.name === from,
        )
        return { name, type, from: source?.from ?? null }
      },
    )
    const step = this.#write({
      kind: 'add',
      type: 'join',
      configuration: { parameters },
      input: at(left),
      others: [at(right)],
    })
    return { step, columns }
  }

  #write(step: AddStep): number {
    this.#steps.push(step)
    return this.#steps.length - 1
  }
}

function at(flow: Flow): PlanInput {
  return { kind: 'step', step: flow.step }
}

/** What a column of a table is called in these rows. A key joined away is found under a partner's name. */
export function nameIn(flow: Flow, ref: ColumnRef, joins: readonly QueryJoin[] = []): string {
  for (const one of joinedWith(ref, joins)) {
    const found = flow.columns.find(({ from }) => from && sameColumn(from, one))
    if (found) return found.name
  }
  throw new Error(`the column ${ref.column} of ${ref.table} is not among the rows`)
}

/** A name that no column has yet, whatever its letter case. */
export function freeName(wanted: string, columns: readonly Column[]): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  let name = wanted
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted}_${count}`
  return name
}
