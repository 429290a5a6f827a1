import type { CodeArgument, CodeCalls } from '../connectors/connector-code.ts'
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
  /** What else may be handed over, where functions of the language take it. */
  readonly also?: {
    number(value: number): Code
    flag(value: boolean): Code
    entries(entries: readonly (readonly [string, Code])[]): Code
    named(name: string, value: Code): Code
    call(name: Code, args: readonly Code[]): Code
  }
}

/** A function that asks a system outside, and what every call hands to it. */
export interface OutsideCall {
  readonly name: Code
  readonly args: readonly Code[]
  /** Nothing is left to be done to the rows. */
  readonly isTyped: boolean
}

/** No variable of a step may be called so. */
export const OUTSIDE_NAMES: ReadonlySet<string> = new Set(
  CONNECTORS.flatMap(({ code }) => Object.values(code.languages)).flatMap((way) =>
    way.kind === 'calls'
      ? [way.read, ...(way.write ? [way.write] : []), ...(way.also ?? [])].flatMap(namesOf)
      : [],
  ),
)

/** What a function is called, and what it brings along and imports. */
function namesOf(called: CodeFunction): readonly string[] {
  const { name, shared, needs = [], standard, outside } = called
  const imported = [...standard, ...outside].flatMap((line) => {
    const found = /(?:^|\s)import (?:\w+ as )?(\w+)/.exec(line)
    return found?.[1] ?? []
  })
  return [name, ...(shared?.names ?? []), ...imported, ...needs.flatMap(namesOf)]
}

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
    const { variable, way } = asked
    const args = [variable, ...asked.asked].map((each) => this.#argument(each))
    const isTyped = way.kind === 'calls' && way.cells === 'typed'
    return { name: this.#use(way, 'read'), args, isTyped }
  }

  /** With the variable and the statements around the rows. */
  write(outlet: TableOutlet, columns: readonly Column[]): OutsideCall {
    const written = writtenOutside(outlet, columns, this.#sources, this.#language)
    const { way, variable, stage, staged, finish } = written
    const { text, list } = this.#writer
    const listed = (statements: readonly string[]) => list(statements.map((each) => text(each)))
    const args = [text(variable), listed(stage), text(staged), listed(finish)]
    return { name: this.#use(way, 'write'), args, isTyped: false }
  }

  /** A function that a block brings along for what has no relational meaning. */
  call(called: CodeFunction): Code {
    this.#used.set(called.name, called)
    return verbatim(called.name)
  }

  get imports(): Pick<CodeFunction, 'standard' | 'outside'> {
    const used = this.#all()
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
    const used = this.#all()
    const shared = used.flatMap((each) => each.shared?.definition ?? [])
    return [...new Set([...shared, ...used.map(({ definition }) => definition)])]
  }

  /** With what they call, each behind what it calls itself. */
  #all(): readonly CodeFunction[] {
    const all = new Set<CodeFunction>()
    const take = (one: CodeFunction): void => {
      for (const needed of one.needs ?? []) take(needed)
      all.add(one)
    }
    for (const one of this.#used.values()) take(one)
    return [...all]
  }

  #argument(given: CodeArgument): Code {
    const { text, list, also } = this.#writer
    if (typeof given === 'string') return text(given)
    if (!also) throw new Error(`${this.#language} hands over texts alone`)
    if (typeof given === 'number') return also.number(given)
    if (typeof given === 'boolean') return also.flag(given)
    switch (given.kind) {
      case 'list':
        return list(given.items.map((each) => this.#argument(each)))
      case 'entries':
        return also.entries(
          given.entries.map(([name, value]) => [name, this.#argument(value)] as const),
        )
      case 'named':
        return also.named(given.name, this.#argument(given.value))
      case 'function':
        return this.call(given.of)
      case 'call':
        return also.call(
          this.call(given.of),
          given.args.map((each) => this.#argument(each)),
        )
    }
  }

  #use(way: { readonly kind: string } | CodeCalls, does: 'read' | 'write'): Code {
    if (!('read' in way)) throw new Error(`${this.#language} does not run ${way.kind}`)
    for (const driver of way.drivers ?? []) this.#drivers.add(driver)
    const called = way[does]
    if (!called) throw new Error(`${this.#language} does not ${does} it`)
    return this.call(called)
  }
}
