import { mendTraining } from '../../blocks/ml_train/mend-training.ts'
import { type SaidFinding, sayFindings } from '../../learning/say-finding.ts'
import { type JudgedModel, verdict } from '../../learning/verdict.ts'
import { configureBlock } from '../../pipeline/edit.ts'
import type { Block, Pipeline } from '../../pipeline/pipeline.ts'
import { sayCount } from '../../words/say-count.ts'
import type { Finding } from '../finding.ts'

/** What the trainer found of the models of the last run, in its own words; what is worth using is said too. */
export function learnedModels(
  pipeline: Pipeline,
  learned: Readonly<Record<string, JudgedModel>>,
): readonly Finding[] {
  return pipeline.blocks.flatMap((block): readonly Finding[] => {
    const model = Object.hasOwn(learned, block.id) ? learned[block.id] : undefined
    if (!model) return []
    return [
      ...sayFindings(model.evaluation.findings).map((said) =>
        findingOf(said, { pipeline, block, model }),
      ),
      ...worthOf(block, model),
    ]
  })
}

const LOOKS = {
  stop: { severity: 'critical', impact: 'high' },
  warn: { severity: 'warning', impact: 'medium' },
  note: { severity: 'info', impact: 'low' },
} as const satisfies Record<SaidFinding['weight'], Pick<Finding, 'severity' | 'impact'>>

interface Place {
  readonly pipeline: Pipeline
  readonly block: Block
  readonly model: JudgedModel
}

function findingOf(
  { finding, kind, weight, title, what, fix }: SaidFinding,
  { pipeline, block, model }: Place,
): Finding {
  const mend = mendTraining(finding, model.training, block.configuration)
  return {
    ...commonOf(block, model),
    ...LOOKS[weight],
    rule: `model-${kind.replaceAll('_', '-')}`,
    title,
    description: what,
    recommendation: fix,
    ...(mend
      ? {
          fix: {
            title: `${mend.title}, and train again`,
            pipeline: configureBlock(pipeline, block.id, mend.configuration),
          },
        }
      : {}),
  }
}

/** Findings whose own words say that the model says little. */
const SAID_POOR: readonly string[] = ['no_signal', 'weak_clusters']

/** Whether it is worth using at all, where no finding says so. */
function worthOf(block: Block, model: JudgedModel): readonly Finding[] {
  const { tone, headline, more } = verdict(model)
  const isSaid = model.evaluation.findings.some(({ kind }) => SAID_POOR.includes(kind))
  if (tone === 'fair' || isSaid) return []
  const description = [headline, ...more].join(' ')
  if (tone === 'poor')
    return [
      {
        ...commonOf(block, model),
        ...LOOKS.warn,
        rule: 'model-poor',
        title: `The model of "${block.label}" says little`,
        description,
        recommendation: 'Look for columns that have to do with what it is to say.',
      },
    ]
  return [
    {
      ...commonOf(block, model),
      rule: 'model-good',
      severity: 'success',
      impact: 'low',
      title: `The model of "${block.label}" is worth using`,
      description,
      recommendation: 'Nothing to do.',
    },
  ]
}

function commonOf(block: Block, { rows }: JudgedModel) {
  const tested = rows.test === 0 ? '' : `, tested on ${rows.test.toLocaleString('en-US')}`
  return {
    category: 'Model',
    confidence: 100,
    evidence: `Last run: learned from ${sayCount(rows.train, 'row')}${tested}.`,
    blocks: [block.id],
  } as const
}
