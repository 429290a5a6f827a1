import { BSON, type Document } from 'mongodb'
import { OutsideFailed } from '../connector.ts'

/** `{"aggregate": "orders", "pipeline": [{"$match": …}]}`, as the server's own command is written. */
export function readQuery(text: string): {
  readonly collection: string
  readonly stages: readonly Document[]
} {
  const { aggregate, pipeline, ...others } = parsed(text)
  if (typeof aggregate !== 'string' || aggregate === '' || !Array.isArray(pipeline)) throw told()
  const [other] = Object.keys(others)
  if (other !== undefined) throw told(` "${other}" does not belong into it.`)
  refuseStages(pipeline)
  refuseOperators(pipeline)
  return { collection: aggregate, stages: pipeline as readonly Document[] }
}

/** All that only read, of this database alone. Whatever is not listed may write, or tell of other things. */
const STAGES: ReadonlySet<string> = new Set([
  '$addFields',
  '$bucket',
  '$bucketAuto',
  '$count',
  '$densify',
  '$facet',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$group',
  '$limit',
  '$lookup',
  '$match',
  '$project',
  '$redact',
  '$replaceRoot',
  '$replaceWith',
  '$sample',
  '$set',
  '$setWindowFields',
  '$skip',
  '$sort',
  '$sortByCount',
  '$unionWith',
  '$unset',
  '$unwind',
])

/** They run code on the server, wherever they stand. */
const CODE: ReadonlySet<string> = new Set(['$where', '$function', '$accumulator', '$eval', '$code'])

function refuseStages(pipeline: readonly unknown[]): void {
  for (const stage of pipeline) {
    const entries = isPlain(stage) ? Object.entries(stage) : []
    const [[name, given] = ['', null]] = entries
    if (entries.length !== 1) throw told(' A stage is an object with one name in it.')
    if (!STAGES.has(name))
      throw new OutsideFailed(
        `A source can only be read, by stages that are known to do nothing else: "${name}" is none of them.`,
      )
    for (const inner of pipelinesIn(name, given)) refuseStages(inner)
  }
}

function pipelinesIn(stage: string, given: unknown): readonly (readonly unknown[])[] {
  if (!isPlain(given)) return []
  if (stage === '$facet') return Object.values(given).map(asPipeline)
  const { from, coll, pipeline } = given
  // Of another database, where some servers know such.
  if ([from, coll].some((name) => name !== undefined && typeof name !== 'string'))
    throw told(` "${stage}" names one collection of this database.`)
  return pipeline === undefined ? [] : [asPipeline(pipeline)]
}

function asPipeline(given: unknown): readonly unknown[] {
  if (!Array.isArray(given)) throw told(' A pipeline is a list of stages.')
  return given
}

function refuseOperators(given: unknown): void {
  if (Array.isArray(given)) return given.forEach(refuseOperators)
  if (typeof given !== 'object' || given === null) return undefined
  if ('_bsontype' in given && given['_bsontype'] === 'Code') throw noCode('$code')
  for (const [name, inner] of Object.entries(given)) {
    if (CODE.has(name)) throw noCode(name)
    refuseOperators(inner)
  }
}

function noCode(name: string): OutsideFailed {
  return new OutsideFailed(`A query runs no code on the server: "${name}" is not taken.`)
}

function isPlain(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** Figures outside of texts that JavaScript would round. */
const IN_TEXT = /"(?:[^"\\]|\\.)*"/g
const LONG_FIGURE = /\d[\d.]{15,}/

function parsed(text: string): Record<string, unknown> {
  const long = LONG_FIGURE.exec(text.replace(IN_TEXT, '""'))
  if (long)
    throw told(
      ` ${long[0]} would be rounded; write {"$numberLong": "…"} or {"$numberDecimal": "…"}.`,
    )
  let given: unknown
  try {
    given = BSON.EJSON.parse(text, { relaxed: false })
  } catch {
    throw told(' It is no JSON.')
  }
  if (!isPlain(given)) throw told()
  return given
}

function told(why = ''): OutsideFailed {
  return new OutsideFailed(
    `The query has to be an aggregation in JSON: {"aggregate": "collection", "pipeline": [ … ]}.${why}`,
  )
}
