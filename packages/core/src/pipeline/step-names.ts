import type { BlockDefinition } from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { Outlet, Step } from '../relation/program.ts'
import type { Block } from './pipeline.ts'
import { identifier } from './identifier.ts'
import { nameRows, type RowsName } from './name-rows.ts'
import { stepNamer } from './step-name.ts'
import type { WalkedBlock } from './walk-pipeline.ts'

/**
 * What the rows of each step are called: as somebody named their block, else after what they hold. `files`
 * are what exports call theirs, without the ending, `read` the steps that others read.
 */
export class StepNames {
  readonly #unique = stepNamer()
  readonly #known = new Map<string, RowsName>()
  readonly #files: ReadonlySet<string>
  readonly #read: ReadonlySet<string>

  constructor({ files, read }: { files: ReadonlySet<string>; read: ReadonlySet<string> }) {
    this.#files = files
    this.#read = read
  }

  of(walked: WalkedBlock, port: number, step: Pick<Step, 'id' | 'relation' | 'outlet'>): string {
    const { block } = walked
    const wanted = this.#wanted(walked, port, step)
    const avoided = this.#isFile(step) ? this.#files : undefined
    const called = this.#unique(wanted.called, block.type, avoided)
    this.#known.set(step.id, { called, of: wanted.of === wanted.called ? called : wanted.of })
    return called
  }

  /** Whether somebody named what the block makes. */
  isNamed({ block, definition }: WalkedBlock): boolean {
    return saysWhatItIs(block.label, definition)
  }

  ofAgain({ label, type }: Block): string {
    return this.#unique(`${label} again`, `${type}_again`)
  }

  ofCheck(name: string): string {
    return this.#unique(`${name}_check`, 'check')
  }

  /** Whether code leaves its rows in a file called as the step, beside those that exports name. */
  #isFile({ id, outlet }: Pick<Step, 'id' | 'outlet'>): boolean {
    return outlet ? outlet.kind !== 'file' : !this.#read.has(id)
  }

  #wanted(
    { block, definition, configuration, given }: WalkedBlock,
    port: number,
    { relation, outlet }: Pick<Step, 'relation' | 'outlet'>,
  ): RowsName {
    const own = saysWhatItIs(block.label, definition) ? identifier(block.label) : ''
    const source = definition.called?.(configuration, given) ?? ''
    const named = nameRows(relation, {
      source: own || source,
      step: (id) => this.#known.get(id) ?? { called: 'rows', of: 'rows' },
    })
    if (outlet) return plain(nameOutlet(outlet))
    const output = definition.outputs[port]?.label ?? ''
    if (port > 0) return plain(nameOutput(output, own || named.of))
    if (own !== '') return plain(own)
    // Nothing is done to the rows: the block is there for something else.
    if (relation.kind === 'step') return { called: identifier(block.label), of: named.of }
    return definition.outputs.length > 1 ? plain(nameOutput(output, named.of)) : named
  }
}

function plain(called: string): RowsName {
  return { called, of: called }
}

/**
 * Whether somebody named what a block makes. One dropped or planned has the label of its type, or says
 * what it does: "Group by country", "Left join customers".
 */
function saysWhatItIs(label: string, { label: usual }: BlockDefinition): boolean {
  const words = label.toLowerCase().split(/[^a-z]+/)
  const [first = ''] = words
  const isUsual = usual
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word))
  if (isUsual) return false
  // Written as a name, such as that of a table of a query: it is one.
  return label === identifier(label) || (!doing().has(first) && !JOINING.has(first))
}

const JOINING: ReadonlySet<string> = new Set(['with', 'without', 'by', 'of', 'in'])

let verbs: ReadonlySet<string> | undefined

/** What clauses about blocks begin with: no table is called so. */
function doing(): ReadonlySet<string> {
  verbs ??= new Set(
    BLOCKS.flatMap(({ openers }) => openers.flatMap((words) => words.split(' ').slice(0, 1))),
  )
  return verbs
}

/** `Rejected rows` of orders are rejected orders. */
function nameOutput(label: string, of: string): string {
  const words = identifier(label).split('_')
  return words.includes('rows')
    ? words.map((word) => (word === 'rows' ? of : word)).join('_')
    : words.join('_')
}

function nameOutlet(outlet: Outlet): string {
  return outlet.kind === 'table'
    ? `${identifier(outlet.table)}_table`
    : `${identifier(outlet.name.replace(/\.[a-z.]+$/, ''))}_file`
}
