import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

/** A block that got rows and gave none. */
export function emptyRows(ground: Ground): readonly Finding[] {
  return ground.pipeline.blocks.flatMap(({ id }): readonly Finding[] => {
    if (ground.rows(id) !== 0 || ground.stepsOf(id).some(({ outlet }) => outlet)) return []
    const given = ground.incoming(id).map(({ source }) => ground.rows(source))
    if (given.length === 0 || given.some((rows) => rows === null || rows === 0)) return []
    const sum = given.reduce<number>((total, rows) => total + (rows ?? 0), 0)
    return [
      {
        rule: 'empty-rows',
        category: 'Data quality',
        severity: 'warning',
        title: `No row leaves ${ground.say(id)}`,
        description: 'Rows arrive, yet none passes. Whatever follows works on an empty table.',
        recommendation:
          'Look at its conditions or keys: a value may be spelled otherwise, or of another type.',
        confidence: 100,
        impact: 'high',
        evidence: `Last run: ${sayCount(sum, 'row')} in, 0 out.`,
        blocks: [id],
      },
    ]
  })
}
