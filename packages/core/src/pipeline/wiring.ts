import { findBlock } from '../blocks/registry.ts'
import type { BlockDefinition, Port } from '../blocks/block.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { Block, Connection, Pipeline } from './pipeline.ts'

/** One arrow, resolved: which output port of which block arrives. */
export interface Arrival {
  readonly source: string
  readonly port: number
}

export interface WiredBlock {
  readonly block: Block
  readonly definition: BlockDefinition | undefined
  /** By input port. */
  readonly arrivals: readonly (readonly Arrival[])[]
}

export interface Wiring {
  readonly blocks: ReadonlyMap<string, WiredBlock>
  readonly diagnostics: readonly Diagnostic[]
}

/** Resolves every connection to ports; what does not fit is reported and left out. */
export function wirePipeline(pipeline: Pipeline): Wiring {
  const diagnostics: Diagnostic[] = []
  const blocks = new Map<
    string,
    { block: Block; definition: BlockDefinition | undefined; arrivals: Arrival[][] }
  >()
  for (const block of pipeline.blocks) {
    if (blocks.has(block.id)) {
      diagnostics.push(duplicateId(block))
      continue
    }
    const definition = findBlock(block.type)
    if (!definition) diagnostics.push(unknownType(block))
    blocks.set(block.id, { block, definition, arrivals: definition?.inputs.map(() => []) ?? [] })
  }
  const seen = new Set<string>()
  for (const connection of pipeline.connections) {
    if (seen.has(connection.id)) diagnostics.push(duplicateConnection(connection))
    seen.add(connection.id)
    const source = blocks.get(connection.source)
    const target = blocks.get(connection.target)
    if (!source || !target) {
      diagnostics.push(dangling(connection, source?.block ?? target?.block))
      continue
    }
    // An unknown type has unknown ports: its own diagnostic says all there is to say.
    if (!source.definition || !target.definition) continue
    const from = outputPort(source.definition, connection)
    const to = inputPort(target.definition, connection, target.arrivals)
    if (typeof from !== 'number') diagnostics.push(from)
    if (typeof to !== 'number') diagnostics.push(to)
    if (typeof from !== 'number' || typeof to !== 'number') continue
    const ports = [source.definition.outputs[from], target.definition.inputs[to]] as const
    if (ports[0]?.carries !== ports[1]?.carries) {
      diagnostics.push(otherCargo(connection, ports))
      continue
    }
    target.arrivals[to]?.push({ source: connection.source, port: from })
  }
  return { blocks, diagnostics }
}

function outputPort(definition: BlockDefinition, connection: Connection): number | Diagnostic {
  const at = definition.outputs.findIndex(
    ({ id }) => connection.sourceHandle == null || id === connection.sourceHandle,
  )
  if (at >= 0) return at
  return noSuchPort(definition, connection.source, 'output', connection.sourceHandle ?? null)
}

/** Without a handle an arrow takes the first free port, so that old files and sentences need not name it. */
function inputPort(
  definition: BlockDefinition,
  connection: Connection,
  arrivals: readonly (readonly Arrival[])[],
): number | Diagnostic {
  const { inputs } = definition
  const free = (port: Port, at: number) => port.many === true || arrivals[at]?.length === 0
  const named = connection.targetHandle ?? null
  if (inputs.length === 0) return noSuchPort(definition, connection.target, 'input', named)
  if (named === null) {
    const at = inputs.findIndex(free)
    return at >= 0 ? at : tooManyInputs(definition, connection.target, inputs[0])
  }
  const at = inputs.findIndex(({ id }) => id === named)
  const port = inputs[at]
  if (!port) return noSuchPort(definition, connection.target, 'input', named)
  return free(port, at) ? at : tooManyInputs(definition, connection.target, port)
}

function noSuchPort(
  definition: BlockDefinition,
  block: string,
  side: 'input' | 'output',
  handle: string | null,
): Diagnostic {
  const ports = side === 'input' ? definition.inputs : definition.outputs
  return {
    code: 'pipeline/no-such-port',
    severity: 'error',
    at: { block },
    message:
      ports.length === 0
        ? `${definition.label} has no ${side}, yet a connection ${side === 'input' ? 'leads to it' : 'starts there'}.`
        : `${definition.label} has no ${side} called "${handle}".`,
    hint:
      ports.length === 0
        ? 'Remove that connection.'
        : `Connect it to: ${ports.map(({ id }) => id).join(', ')}.`,
    data: { side, handle },
  }
}

function tooManyInputs(
  definition: BlockDefinition,
  block: string,
  port: Port | undefined,
): Diagnostic {
  return {
    code: 'pipeline/too-many-inputs',
    severity: 'error',
    at: { block },
    message: `${definition.label} takes one connection at its input "${port?.label ?? ''}", and more lead there.`,
    hint: 'Remove all but one of the connections that lead to this block.',
    data: { port: port?.id },
  }
}

function cargo(port: Port | undefined): string {
  return port?.carries ? 'a model' : 'rows'
}

/** Rows where a model is wanted, or the other way. */
function otherCargo(
  { target }: Connection,
  [from, to]: readonly [Port | undefined, Port | undefined],
): Diagnostic {
  return {
    code: 'pipeline/other-cargo',
    severity: 'error',
    at: { block: target },
    message: `The output "${from?.label ?? ''}" gives ${cargo(from)}, and the input "${to?.label ?? ''}" takes ${cargo(to)}.`,
    hint: 'Draw the connection between ports of one kind.',
  }
}

function duplicateId({ id, label }: Block): Diagnostic {
  return {
    code: 'pipeline/duplicate-id',
    severity: 'error',
    at: { block: id },
    message: `More than one block has the id "${id}".`,
    hint: `Remove one of them ("${label}"), or give it an id of its own.`,
  }
}

function duplicateConnection({ id, target }: Connection): Diagnostic {
  return {
    code: 'pipeline/duplicate-id',
    severity: 'error',
    at: { block: target },
    message: `More than one connection has the id "${id}".`,
    hint: 'Remove one of the connections and draw it again.',
  }
}

function dangling(connection: Connection, end: Block | undefined): Diagnostic {
  return {
    code: 'pipeline/dangling-connection',
    severity: 'error',
    at: end ? { block: end.id } : {},
    message: end
      ? `A connection at "${end.label}" leads to a block that does not exist.`
      : 'A connection joins two blocks that do not exist.',
    hint: 'Remove the connection, or draw it again.',
    data: { connection: connection.id },
  }
}

function unknownType({ id, type }: Block): Diagnostic {
  const types = BLOCKS.map((definition) => definition.type)
  const nearest = nearestName(type, types)
  return {
    code: 'pipeline/unknown-type',
    severity: 'error',
    at: { block: id },
    message: `There is no block type called "${type}".`,
    hint: nearest === null ? `The types are: ${types.join(', ')}.` : `Did this mean "${nearest}"?`,
    data: { type, nearest },
  }
}
