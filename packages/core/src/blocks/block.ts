import type { z } from 'zod'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue, CatalogueDataset, CatalogueModel } from '../tables/catalogue.ts'
import type { Column, ColumnType, Table } from '../relation/column.ts'
import type { AgainOutlet, Check, Outlet } from '../relation/program.ts'
import type { Relation } from '../relation/relation.ts'
import type { TableSource } from '../relation/source.ts'
import type { Model } from '../learning/model.ts'
import type { Training } from '../learning/training.ts'
import type { Form } from './form.ts'

export const BLOCK_CATEGORIES = ['sources', 'shape', 'learn', 'systems', 'outlets'] as const
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number]

/**
 * Everything the product knows of a block type. Palette, card, dialog, planner, documentation and the
 * test matrix read this; shared code never asks which type it is looking at.
 */
export interface BlockDefinition<Configuration = unknown> {
  /** The stored id, equal to the folder's name. */
  readonly type: string
  readonly label: string
  readonly description: string
  readonly category: BlockCategory
  /** A lucide icon name and one of the palette's hues. */
  readonly icon: string
  readonly hue: Hue
  /** Status badge and sub-label on the card, as the specification words them. */
  readonly badge: string
  readonly subLabel: string
  /** The sub-label where the configuration tells more than the type: "Left join". */
  subLabelOf?(configuration: Configuration): string
  readonly inputs: readonly Port[]
  readonly outputs: readonly Port[]
  readonly configuration: z.ZodType<Configuration>
  /** What a freshly dropped block carries. */
  readonly initial: Configuration
  readonly form: Form
  /** The column rule: what is wrong, and which columns leave each output port, without running. */
  columns(configuration: Configuration, given: Given): ColumnRule
  /** What it learns from its rows before any program with it can be made; asked only where `columns` found no error. */
  learns?(configuration: Configuration, given: Given): Learning
  /** The stored model it applies, by id or name; empty where it applies none. */
  applies?(configuration: Configuration): string
  /** The block in plain English: "Keep rows where region is West". No full stop. */
  describe(configuration: Configuration, given: Given): string
  /** Words that open a clause about this block: `load`, `save`. They tell where a sentence divides. */
  readonly openers: readonly string[]
  /** What people call such a block beside its label: "the grouping". */
  readonly nouns?: readonly string[]
  /** For a block that can read a dataset of the catalogue: the configuration that does. */
  reads?(dataset: CatalogueDataset): Configuration
  /** For one that can read a table behind a connection. */
  readsTable?(table: TableSource): Configuration
  /** What the rows of this block are called in the sentence of another: "customers". */
  called?(configuration: Configuration, given: Given): string | null
  /** What stands on its card as long as nobody named it: the file it reads. */
  titled?(configuration: Configuration): string | null
  /** Why no rows can leave it yet, for a block whose outside system is not there; it has no cases then. */
  readonly unavailable?: string
  /** Its rows come through a connection, which a person chooses and no sentence gives. */
  readonly connects?: true
  /** Whether its rows decide about its alert, by a warning of theirs, and not the end of the run alone. */
  alertsByRows?(configuration: Configuration): boolean
  /** What a row has to meet to pass, each condition alone; none where it cannot be taken apart. */
  conditionsOf?(configuration: Configuration, given: Given): readonly RowCondition<Configuration>[]
  /** It mends rows without asking whose they are: said of several tables at once, all of them are meant. */
  readonly tidies?: true
  /** It holds rows against rules: what lies downstream of it has been validated. */
  readonly judges?: true
  /** Sentences that fit a dataset and those beside it, shown where nothing was understood or said. */
  examples?(dataset: CatalogueDataset, others: readonly CatalogueDataset[]): readonly string[]
}

/** A model to be trained, and on what. */
export interface Learning {
  /** What the model is kept as: its versions are counted under this name. */
  readonly name: string
  readonly training: Training
  /** The rows, train and test together. */
  readonly rows: Relation
  readonly columns: readonly Column[]
  /** The type of what is predicted. */
  readonly predicts: ColumnType
}

export interface Waiting {
  readonly code: Diagnostic['code']
  readonly message: string
  readonly hint: string
}

export interface RowCondition<Configuration = unknown> {
  /** The block with this condition only. */
  readonly configuration: Configuration
  /** "city is Bern" */
  readonly says: string
  /** The texts one of which its column has to be. */
  readonly wants?: { readonly column: string; readonly texts: readonly string[] }
}

export const HUES = ['sky', 'emerald', 'violet', 'amber', 'indigo', 'rose', 'slate', 'red'] as const
export type Hue = (typeof HUES)[number]

export interface Port {
  readonly id: string
  readonly label: string
  /** An input that takes any number of connections. */
  readonly many?: boolean
  /** An input that may be left alone. */
  readonly isOptional?: true
  /** No rows go through it, but what a block has learned. */
  readonly carries?: 'model'
  /** What a sentence calls the rows of an output other than the first: "bad rows". */
  readonly words?: readonly string[]
}

/** What a block is told: its own id, the columns arriving at each input port, the tables at hand. */
export interface Given {
  readonly block: string
  readonly inputs: readonly GivenInput[]
  readonly catalogue: Catalogue
  /** While a sentence is read: what its steps so far give, "step 1" first; null for an outlet. */
  readonly steps?: readonly (GivenStep | null)[]
  /** For people only, never to be read back: what says nothing to them is left out. */
  readonly brief?: true
  /** While a workflow is read: rows it loaded that nothing has taken yet. */
  readonly waiting?: readonly GivenInput[]
}

export interface GivenInput {
  /** The relation to build upon (a reference to the upstream step). */
  readonly relation: Relation
  readonly columns: readonly Column[]
  /** How a sentence names these rows: `step 2`, `customers`. */
  readonly called?: string
  /** Not all of its columns are known: a name that is none of them may be one all the same. */
  readonly open?: true
  /** What arrives at a port that carries no rows. */
  readonly learned?: Learned
}

export interface Learned extends Learning {
  /** Once it was trained. */
  readonly model: Model | null
}

/** What a step of a sentence gives, and what leaves it beside that, by the labels of its outputs. */
export interface GivenStep extends GivenInput {
  readonly outputs: readonly { readonly label: string; readonly columns: readonly Column[] }[]
}

export interface ColumnRule {
  /**
   * By output port, in the order of `outputs`; an outlet without ports gives the columns it writes.
   * Nothing where they cannot be known: blocks downstream are then not checked against them.
   */
  readonly columns: readonly (readonly Column[])[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface Lowered {
  /** By output port; an outlet gives the one relation it writes. */
  readonly relations: readonly Relation[]
  readonly outlet?: Outlet
  /** What exported code does beside, with the rows it does it to. */
  readonly again?: { readonly relation: Relation; readonly outlet: Omit<AgainOutlet, 'name'> }
  /** What is to be counted beside the rows, and which counts are worth a warning or end the run. */
  readonly check?: Check & { readonly relation: Relation }
}

/**
 * What a block means. Each block's stands in its lower.ts and is found through `loweringOf`, not through the
 * definition: the browser draws and checks blocks, and need not load what only a program is made of.
 */
export interface Lowering {
  /** The block as relation operations; called only when `columns` found no error. */
  lower(configuration: unknown, given: Given): Lowered
  /** What has to be there before it can be lowered and is not, in words for the user. */
  waitsFor?(configuration: unknown, given: Given): Waiting | null
}

/**
 * The other way of `describe`: a clause of a sentence, if it is about this block. Each block's stands in
 * its understand.ts and is found through `UNDERSTAND`, not through the definition: the browser draws and
 * checks blocks, and need not load what reads English.
 */
export type Understand = (
  clause: string,
  given: Given,
) => Understood<unknown> | Misunderstood | null

export interface Understood<Configuration> {
  readonly configuration: Configuration
  /** 0 to 1: how much of the clause was explained. The planner takes the best. */
  readonly confidence: number
  /** What was assumed and may be wrong, in words for the user. */
  readonly assumptions: readonly string[]
  /** The block as it would be with another column that fits as well; which one was taken is assumed. */
  readonly instead?: readonly Configuration[]
  /** What of the clause this block leaves for others: "where amount is over 100". */
  readonly rest?: string
  /** Whose rows it takes beside those at hand, for the input ports after the first (or more at a port of many). */
  readonly others?: readonly OtherInput[]
}

/** Rows a clause names: those of an earlier step of the sentence, or of a dataset. */
export type OtherInput =
  /** `port` is the place of an output other than the first. */
  | { readonly kind: 'step'; readonly step: number; readonly port?: number }
  | { readonly kind: 'dataset'; readonly dataset: CatalogueDataset }
  /** Rows loaded and not taken yet, by their place among `waiting`. */
  | { readonly kind: 'waiting'; readonly place: number }
  /** Rows that nothing at hand is called, by the clause that would load them. */
  | { readonly kind: 'clause'; readonly clause: string }

/** The clause is about this block, yet something in it cannot be bound to the data at hand. */
export interface Misunderstood {
  /** One sentence for the user: what could not be found, and what there is. */
  readonly problem: string
  readonly confidence: number
  /** What might be said in place of the clause. */
  readonly choices?: readonly string[]
}

/** One example that every target must reproduce: inputs, configuration, the rows that come out. */
export interface BlockCase<Configuration = unknown> {
  readonly name: string
  readonly configuration: Configuration
  readonly inputs: readonly Table[]
  /** What there is of models: those stored, and what the block itself has learned. */
  readonly models?: readonly CatalogueModel[]
  readonly trained?: Model
  /** Tables reachable by dataset id, for sources. */
  readonly datasets?: Readonly<Record<string, Table>>
  /** By output port (an outlet: what it writes); compared without order unless `ordered`. */
  readonly expected: readonly Table[]
  readonly ordered?: boolean
  /** What the run has to say, each `Rows that break "id is unique": 2`. */
  readonly warnings?: readonly string[]
  /** The run has to end here, for this reason; nothing is expected then. */
  readonly stops?: string
}

/** Keeps the configuration's type inside one folder; the registry holds blocks with it erased. */
export function defineBlock<Configuration>(
  definition: BlockDefinition<Configuration>,
): BlockDefinition<Configuration> {
  return Object.freeze(definition)
}
