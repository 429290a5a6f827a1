import { unusedColumns } from '../../pipeline/lineage/unused-columns.ts'
import { checkedFix } from '../fixes/checked-fix.ts'
import { insertAfter } from '../fixes/rewire.ts'
import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

const RULE = 'unused-column'
/** Every column of every end is traced to its sources: beyond this it would be felt. */
const MOST_BLOCKS = 100

/** Columns that travel through the pipeline and are in no result. */
export function unusedColumn(ground: Ground): readonly Finding[] {
  if (ground.pipeline.blocks.length > MOST_BLOCKS) return []
  const sources = ground.program.steps.filter(({ relation }) => relation.kind === 'from')
  const unused = unusedColumns(ground.pipeline, ground.catalogue)
  const found = sources.flatMap(({ block, columns }): readonly Finding[] => {
    const names = unused.flatMap((one) => (one.block === block ? [one.column] : []))
    const travelling = names.filter((name) => travels(ground, block, name))
    if (travelling.length === 0) return []
    const rows = ground.rows(block)
    const isLarge = rows !== null && rows >= 100_000
    const many = travelling.length > columns.length / 2
    const configuration = {
      parameters: {
        mode: 'drop',
        columns: travelling.map((column) => ({ column, name: '', type: 'same' })),
      },
    }
    return [
      {
        rule: RULE,
        category: 'Performance',
        severity: isLarge && many ? 'warning' : 'info',
        title: `${sayCount(travelling.length, 'column')} of ${ground.say(block)} ${travelling.length === 1 ? 'is' : 'are'} never used`,
        description: `${listed(travelling)} ${travelling.length === 1 ? 'is' : 'are'} in no result and decide${travelling.length === 1 ? 's' : ''} about no row. The engine leaves such columns unread where it can; printed Python carries them along.`,
        recommendation: 'Drop them right after they are read.',
        confidence: 95,
        impact: isLarge ? 'medium' : 'low',
        evidence: `Lineage: ${travelling.length} of ${sayCount(columns.length, 'column')}${rows === null ? '' : `, ${sayCount(rows, 'row')} in the last run`}.`,
        blocks: [block],
        ...checkedFix(
          ground,
          `Drop ${sayCount(travelling.length, 'column')} after ${ground.say(block)}`,
          () =>
            insertAfter(ground.pipeline, block, {
              type: 'select',
              label: 'Drop unused columns',
              configuration,
            }),
        ),
      },
    ]
  })
  if (found.length > 0 || sources.length === 0) return found
  const count = sources.reduce((sum, { columns }) => sum + columns.length, 0)
  return [
    {
      rule: RULE,
      category: 'Performance',
      severity: 'success',
      title: 'No column is carried along for nothing',
      description:
        'Every column that is read reaches a result, decides about its rows or is dropped at once.',
      recommendation: 'Nothing to do.',
      confidence: 95,
      impact: 'low',
      evidence: `Lineage of ${sayCount(count, 'source column')}.`,
      blocks: sources.map(({ block }) => block),
    },
  ]
}

/** Whether some block that reads the source hands the column on. */
function travels(ground: Ground, source: string, column: string): boolean {
  return ground.outgoing(source).some(({ target }) => {
    const steps = ground.stepsOf(target)
    const dropped = steps.every(({ relation, columns }) => {
      return relation.kind === 'select' && !columns.some(({ name }) => name === column)
    })
    return !dropped
  })
}

const MOST_NAMES = 6

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
