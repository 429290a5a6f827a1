import type { CodeFunction, CodeLanguage } from '../relation/cells.ts'
import type { Column } from '../relation/column.ts'
import type { TableOutlet } from '../relation/program.ts'
import type { OutsideSource } from '../relation/source.ts'
import type { ConnectionValues } from './connector.ts'

/**
 * How code that is taken away reaches a system outside. All of it is text that the printers lay into their
 * code by their own writers: what is asked of the system in its own words, and small functions of each
 * language that ask it. The address comes from a variable of the environment; no secret is ever in it.
 */
export interface ConnectorCode {
  /** A query that gives exactly these columns, of values that every driver reads as we mean them. */
  select(
    source: OutsideSource,
    columns: readonly Column[],
    settings: ConnectionValues,
    cells: CodeCells,
  ): string
  /** In its place, for what is asked by more than one text: what a call hands over behind the variable. */
  call?(
    source: OutsideSource,
    columns: readonly Column[],
    place: CodeCallPlace,
  ): readonly CodeArgument[]
  /** Why no language can ask for what is asked here, as a sentence; null where it can. */
  whyNot?(source: OutsideSource): string | null
  /** What the environment has to hold; one address, unless told. */
  variables?(settings: ConnectionValues): readonly CodeVariable[]
  /** What writes a table, whole or not at all. */
  write(outlet: TableOutlet, columns: readonly Column[], settings: ConnectionValues): WriteInCode
  /** An entry for each language that pipelines are printed in. */
  readonly languages: Readonly<Record<CodeLanguage, CodeWay>>
}

/** Statements that stand in one transaction, around rows that are laid into a table of their own. */
export interface WriteInCode {
  /** Before any row: make the table for them. */
  readonly stage: readonly string[]
  /** That table, where rows are inserted or copied into it. */
  readonly staged: string
  /** After the last row. */
  readonly finish: readonly string[]
}

export type CodeWay = CodeGap | CodeInPlace | CodeCalls

/** It is not opened: its rows are read from their copy, and no table is written. */
export interface CodeGap {
  readonly kind: 'gap'
  /** Why, as a sentence. */
  readonly why: string
}

/** The language is the system's own: the code runs inside it, and asks by the query itself. */
export interface CodeInPlace {
  readonly kind: 'in place'
  /** Statements before the first query. */
  readonly begin: readonly string[]
}

/**
 * As values of our types, or as their texts, for a driver that does not keep all of them; or as columns of
 * the language's own types, to which nothing is left to be done.
 */
export type CodeCells = 'values' | 'texts' | 'typed'

/** Functions of the language. Each printer says at its calls what it hands to them. */
export interface CodeCalls {
  readonly kind: 'calls'
  /** Packages with exact versions, those beneath them included where its installer pins them. */
  readonly requirements: readonly string[]
  /** Packages of Maven that a language over Java takes beside, `group:name:version`. */
  readonly drivers?: readonly string[]
  /** What the query has to give. */
  readonly cells: CodeCells
  readonly read: CodeFunction
  /** What calls of it may name beside: another function for each way in which something can be asked. */
  readonly also?: readonly CodeFunction[]
  /** Left out where rows only come from there. */
  readonly write?: CodeFunction
}

/** What the language is, and what the code knows of the connection. */
export interface CodeCallPlace {
  readonly language: CodeLanguage
  readonly settings: ConnectionValues
  /** The variable of an ending. */
  variable(ending: string): string
}

/** A variable of the environment, named after its connection: `SHOP_TOKEN`. */
export interface CodeVariable {
  /** `URL` of the one that every connection has. */
  readonly ending: string
  /** Behind "has to hold": `the token`. */
  readonly holds: string
  readonly isOptional?: true
}

/** What is handed to a function; each printer writes it in its own way. */
export type CodeArgument =
  | string
  | number
  | boolean
  | { readonly kind: 'list'; readonly items: readonly CodeArgument[] }
  | {
      readonly kind: 'entries'
      readonly entries: readonly (readonly [name: string, value: CodeArgument])[]
    }
  | { readonly kind: 'named'; readonly name: string; readonly value: CodeArgument }
  /** The function itself. */
  | { readonly kind: 'function'; readonly of: CodeFunction }
  /** What it gives. */
  | { readonly kind: 'call'; readonly of: CodeFunction; readonly args: readonly CodeArgument[] }
