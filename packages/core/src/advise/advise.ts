import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import { FINDING_SEVERITIES } from './finding.ts'
import type { Finding } from './finding.ts'
import { groundFor } from './ground.ts'
import type { Advised, Ground } from './ground.ts'
import { cacheHits } from './rules/cache-hits.ts'
import { cartesianJoin } from './rules/cartesian-join.ts'
import { duplicatedBranch } from './rules/duplicated-branch.ts'
import { emptyRows } from './rules/empty-rows.ts'
import { filterEarlier } from './rules/filter-earlier.ts'
import { joinMultiplies } from './rules/join-multiplies.ts'
import { missingValidation } from './rules/missing-validation.ts'
import { needlessBlock } from './rules/needless-block.ts'
import { needlessSort } from './rules/needless-sort.ts'
import { slowBlock } from './rules/slow-block.ts'
import { sortBeforeFilter } from './rules/sort-before-filter.ts'
import { textDate } from './rules/text-date.ts'
import { unusedColumn } from './rules/unused-column.ts'
import { scoreOf } from './score-of.ts'

/** A rule: what it finds on this ground; what is fine is worth a word as well. */
export type Rule = (ground: Ground) => Iterable<Finding>

const RULES: readonly Rule[] = [
  cartesianJoin,
  joinMultiplies,
  filterEarlier,
  sortBeforeFilter,
  needlessSort,
  duplicatedBranch,
  unusedColumn,
  textDate,
  needlessBlock,
  emptyRows,
  slowBlock,
  missingValidation,
  cacheHits,
]

export interface Advice {
  /** The gravest first. */
  readonly findings: readonly Finding[]
  /** 0 to 100; null where there is nothing to judge. */
  readonly score: number | null
  /** Nothing is wrong: what a run trains, or a stored model, is not at hand here, so that only what was learned is judged. */
  readonly waits?: true
}

/**
 * What could be better in a pipeline, and what is good in it: from its graph, the profiles of its data
 * and the last run's measurements. Nothing where it has errors, which come first.
 */
export function advise(advised: Advised): Advice {
  const steps = adviseInSteps(advised)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, for whoever has something else to do in between, such as drawing. */
export function* adviseInSteps(advised: Advised): Generator<undefined, Advice, undefined> {
  const compiled = compilePipeline(advised.pipeline, advised.catalogue)
  if (!('program' in compiled)) {
    const findings = compiled.waits ? gravestFirst(advised.found ?? []) : []
    return { findings, score: scoreOf(findings), ...(compiled.waits ? { waits: true } : {}) }
  }
  yield
  const ground = groundFor(advised, compiled.program)
  const found: Finding[] = [...(advised.found ?? [])]
  for (const rule of RULES) {
    yield
    for (const finding of rule(ground)) {
      found.push(finding)
      yield
    }
  }
  const findings = gravestFirst(found)
  return { findings, score: scoreOf(findings) }
}

function gravestFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (one, other) =>
      FINDING_SEVERITIES.indexOf(one.severity) - FINDING_SEVERITIES.indexOf(other.severity),
  )
}
