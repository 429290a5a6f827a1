import type { CodeCalls } from '../connectors/connector-code.ts'
import { CONNECTORS } from '../connectors/registry.ts'
import type { CodeFunction } from '../relation/cells.ts'
import type { Column } from '../relation/column.ts'
import type { TableOutlet } from '../relation/program.ts'
import type { From } from '../relation/relation.ts'
import { verbatim } from './code.ts'
import type { Code } from './code.ts'
import { askedOutside, writtenOutside } from './outside-way.ts'
import type { Sources, TargetId } from './target.ts'

/** How a language writes what is handed to its functions. */
export interface CallWriter {
  text(value: string): Code
  list(items: readonly Code[]): Code
}

/** A function that asks a system outside, and what every call hands to it. */
export interface OutsideCall {
  readonly name: Code
  readonly args: readonly Code[]
}

/** No variable of a step may be called so. */
export const OUTSIDE_NAMES: ReadonlySet<string> = new Set(
  CONNECTORS.flatMap(({ code }) => Object.values(code.languages)).flatMap((way) =>
    way.kind === 'calls'
      ? [way.read, way.write].flatMap(({ name, shared }) => [name, ...(shared?.names ?? [])])
      : [],
  ),
)

/** The functions of connectors that the steps of a program came to call. */
export class OutsideCalls {
  readonly #used = new Map<string, CodeFunction>()
  readonly #drivers = new Set<string>()
  readonly #sources: Sources
  readonly #language: TargetId
  readonly #writer: CallWriter

  constructor(sources: Sources, language: TargetId, writer: CallWriter) {
    this.#sources = sources
    this.#language = language
    this.#writer = writer
  }

  /** With the variable and the query; null where the rows come from a file. */
  read(from: From): OutsideCall | null {
    const asked = askedOutside(from, this.#sources, this.#language)
    if (!asked) return null
    const { variable, query, way } = asked
    const { text } = this.#writer
    return { name: this.#use(way, 'read'), args: [text(variable), text(query)] }
  }

  /** With the variable and the statements around the rows. */
  write(outlet: TableOutlet, columns: readonly Column[]): OutsideCall {
    const written = writtenOutside(outlet, columns, this.#sources, this.#language)
    const { way, variable, stage, staged, finish } = written
    const { text, list } = this.#writer
    const listed = (statements: readonly string[]) => list(statements.map((each) => text(each)))
    const args = [text(variable), listed(stage), text(staged), listed(finish)]
    return { name: this.#use(way, 'write'), args }
  }

  /** A function that a block brings along for what has no relational meaning. */
  call(called: CodeFunction): Code {
    this.#used.set(called.name, called)
    return verbatim(called.name)
  }

  get imports(): Pick<CodeFunction, 'standard' | 'outside'> {
    const used = [...this.#used.values()]
    return {
      standard: used.flatMap(({ standard }) => standard),
      outside: used.flatMap(({ outside }) => outside),
    }
  }

  /** Packages of Maven that Spark needs for them. */
  get drivers(): readonly string[] {
    return [...this.#drivers]
  }

  get definitions(): readonly string[] {
    const used = [...this.#used.values()]
    const shared = used.flatMap((each) => each.shared?.definition ?? [])
    return [...new Set([...shared, ...used.map(({ definition }) => definition)])]
  }

  #use(way: { readonly kind: string } | CodeCalls, does: 'read' | 'write'): Code {
    if (!('read' in way)) throw new Error(`${this.#language} does not run ${way.kind}`)
    for (const driver of way.drivers ?? []) this.#drivers.add(driver)
    return this.call(way[does])
  }
}
