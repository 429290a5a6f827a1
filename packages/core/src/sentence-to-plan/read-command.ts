import type { Pipeline } from '../pipeline/pipeline.ts'
import { ClauseReader } from '../words/clause-reader.ts'
import { foldName } from '../words/fold.ts'
import { takeList } from '../tables/read-names.ts'
import { takeStep } from '../words/take-step.ts'
import type { StepPlace } from '../words/take-step.ts'

/** What a clause can say about the pipeline itself, whichever blocks there are. */
export type Command =
  | { readonly kind: 'run' }
  | { readonly kind: 'explain' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'why-empty' }
  | { readonly kind: 'count' }
  | { readonly kind: 'clear' }
  | ({ readonly kind: 'back' } & StepPlace)
  | { readonly kind: 'remove'; readonly blocks: readonly string[]; readonly name: string }
  /** The clause is about a block that is there already. */
  | { readonly kind: 'change'; readonly clauses: readonly string[] }

/** What blocks can be called: their type's names and their own label. */
export interface BlockNames {
  readonly pipeline: Pipeline
  /** Label, id and the words that open a clause about it, of every type known. */
  readonly types: readonly BlockType[]
}

interface BlockType {
  readonly type: string
  readonly label: string
  readonly nouns?: readonly string[]
}

const RUN = ['run', 'execute', 'start the pipeline', 'start it', 'go ahead', 'let it run']
const CLEAR = ['clear', 'start over', 'start again', 'remove everything', 'delete everything']
const REMOVE = ['remove', 'delete', 'drop', 'get rid of', 'take out', 'take away', 'without']
const CHANGE = ['change', 'make', 'switch', 'set', 'turn', 'update', 'replace']
const ARTICLES = ['the', 'this', 'that', 'these', 'those', 'my', 'our', 'it', 'a', 'an']

export const COMMAND_OPENERS = [
  ...RUN,
  ...CLEAR,
  ...CHANGE,
  'explain',
  'describe',
  'back to',
  'undo',
]

export function readCommand(clause: string, names: BlockNames): Command | null {
  return (
    readRun(clause) ??
    readClear(clause) ??
    readExplain(clause) ??
    readUndo(clause) ??
    readWhyEmpty(clause) ??
    readCount(clause, names) ??
    readBack(clause) ??
    readRemove(clause, names) ??
    readChange(clause, names)
  )
}

const PIPELINE_WORDS =
  `it this that the my pipeline flow workflow canvas blocks everything all now again
  please on through me result results output of and whole`.split(/\s+/)

function readRun(clause: string): Command | null {
  const reader = new ClauseReader(clause)
  const showing = ['show me', 'show', 'see', 'display', 'give me']
  const ran = reader.takeAny(RUN) !== null
  if (!ran && reader.takeAny(showing) === null) return null
  if (!ran && !/\bresults?\b/i.test(clause)) return null
  reader.skip(PIPELINE_WORDS)
  return reader.done ? { kind: 'run' } : null
}

function readClear(clause: string): Command | null {
  const reader = new ClauseReader(clause)
  if (reader.takeAny(CLEAR) === null) return null
  reader.skip(PIPELINE_WORDS)
  return reader.done ? { kind: 'clear' } : null
}

const QUESTIONS = [
  'what does',
  'what is',
  'what will',
  'how does',
  'explain',
  'describe',
  'summarize',
  'what happens',
  'tell me what',
  'walk me through',
  'talk me through',
  'how is',
]
const QUESTION_WORDS = [
  ...PIPELINE_WORDS,
  'do',
  'does',
  'doing',
  'work',
  'mean',
  'to',
  'what',
  'is',
  'here',
  'in',
  'happens',
  'computed',
  'compute',
  'calculate',
  'produce',
  'made',
  '?',
]

function readExplain(clause: string): Command | null {
  const reader = new ClauseReader(clause)
  if (reader.takeAny(QUESTIONS) === null) return null
  reader.skip(QUESTION_WORDS)
  return reader.done ? { kind: 'explain' } : null
}

const UNDO =
  /^(?:undo|revert|take back|roll back|cancel)(?: (?:it|that|this|the last (?:change|step|edit|one)|my last (?:change|edit)|everything you just did))?(?: again)?$|^(?:take|put) (?:it|that|this) back$|^go back(?: one step)?$|^(?:never ?mind|forget (?:it|that)|not like that|that (?:was|is) wrong)$/i

function readUndo(clause: string): Command | null {
  return UNDO.test(clause.trim().replace(/[.!?]+$/, '')) ? { kind: 'undo' } : null
}

const WHY_EMPTY =
  /^why (?=.*\b(?:empty|nothing|no|none|zero|0|anything|blank)\b)[\w\s'’]{2,60}$|^what happened to (?:all )?(?:the|my) rows$|^where (?:did|do|are|have) (?:all )?(?:the|my) rows (?:go|gone|disappear|get lost)$/i

/** "why is this empty?", "why are there no rows?", "where did the rows go?" */
function readWhyEmpty(clause: string): Command | null {
  const text = clause.trim().replace(/[.!?]+$/, '')
  return WHY_EMPTY.test(text) ? { kind: 'why-empty' } : null
}

const COUNT =
  /^how many(?: rows| records| lines)?(?: are| do| does| will)?(?: there| left| remain| come out| it have| it give| we have| i get| be)*(?: left| now| in it| in total| at the end)?$/i

/** "how many rows are left?", of the pipeline that is there. */
function readCount(clause: string, { pipeline }: BlockNames): Command | null {
  const text = clause.trim().replace(/[.!?]+$/, '')
  return pipeline.blocks.length > 0 && COUNT.test(text) ? { kind: 'count' } : null
}

function readBack(clause: string): Command | null {
  const reader = new ClauseReader(clause)
  const place = reader.take('back to') ? takeStep(reader) : null
  return place && reader.done ? { kind: 'back', ...place } : null
}

function readRemove(clause: string, names: BlockNames): Command | null {
  const reader = new ClauseReader(clause)
  if (reader.takeAny(REMOVE) === null) return null
  const last = names.pipeline.blocks.at(-1)
  // "remove it": what came last is what is spoken of.
  if (last && PRONOUNS.some((word) => reader.rest().toLowerCase() === word))
    return { kind: 'remove', blocks: [last.id], name: last.label }
  const found = takeList(reader, () => takeRemoved(reader, names))
  reader.skip(['again', 'please'])
  if (found.length === 0 || !reader.done) return null
  const missing = found.find(({ blocks }) => blocks.length === 0)
  const blocks = missing ? [] : found.flatMap((one) => one.blocks)
  return { kind: 'remove', blocks, name: (missing ?? found[0])?.name ?? '' }
}

const PRONOUNS =
  `it, that, this, them, those, that one, the last one, the last block, the last step, that block,
  that step, this block, this step, it again, that again`
    .split(',')
    .map((phrase) => phrase.trim())

function takeRemoved(reader: ClauseReader, names: BlockNames): NamedBlocks | null {
  reader.skip(ARTICLES)
  const which = reader.takeAny(['first', 'last', 'second', 'all', 'both', 'every'])
  reader.skip(ARTICLES)
  const named = takeBlockName(reader, names)
  if (!named) return null
  reader.skip(['block', 'blocks', 'step', 'steps'])
  return { ...named, blocks: choose(named.blocks, which) }
}

function choose(blocks: readonly string[], which: string | null): readonly string[] {
  if (which === 'all' || which === 'both' || which === 'every') return blocks
  if (which === 'first') return blocks.slice(0, 1)
  return which === 'second' ? blocks.slice(1, 2) : blocks.slice(-1)
}

/** "change the export to csv", "make it parquet": said to a block as if it were said anew. */
function readChange(clause: string, names: BlockNames): Command | null {
  const reader = new ClauseReader(clause)
  if (reader.takeAny(CHANGE) === null) return null
  reader.skip(ARTICLES)
  const start = reader.at
  const named = takeBlockName(reader, names)
  if (named) {
    reader.skip(['block', 'step', 'format', 'condition', 'conditions'])
    const name = reader.slice(start, start + named.words)
    return { kind: 'change', clauses: [`${name} ${reader.rest()}`] }
  }
  reader.takeAny(['to', 'into', 'be', 'as', 'with'])
  const rest = reader.rest()
  return rest === '' ? null : { kind: 'change', clauses: [`as ${rest}`, rest] }
}

interface NamedBlocks {
  readonly name: string
  readonly words: number
  readonly blocks: readonly string[]
}

const LONGEST_NAME = 6

/** By its label, its id, or a noun of its own: "the grouping", "the limit". */
function isCalled({ type, label, nouns = [] }: BlockType, folded: string): boolean {
  return [type, label, ...nouns].some((name) => foldName(name) === folded)
}

function takeBlockName(reader: ClauseReader, { pipeline, types }: BlockNames): NamedBlocks | null {
  for (let words = Math.min(LONGEST_NAME, reader.words.length - reader.at); words > 0; words -= 1) {
    const folded = foldName(reader.slice(reader.at, reader.at + words))
    if (folded === '') continue
    const type = types.find((known) => isCalled(known, folded))
    const blocks = pipeline.blocks.filter(
      (block) => block.type === type?.type || foldName(block.label) === folded,
    )
    if (!type && blocks.length === 0) continue
    const name = type?.label ?? blocks[0]?.label ?? ''
    reader.at += words
    return { name, words, blocks: blocks.map(({ id }) => id) }
  }
  return null
}
