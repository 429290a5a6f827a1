import { Failure } from '@plainflow/contract'
import { bindTemplate, TEMPLATES } from '@plainflow/core'
import { sql } from 'drizzle-orm'
import type { AddingNeeds } from '../datasets/receive/add-together.ts'
import type { WithDatasetReader } from '../datasets/read/dataset-reader.ts'
import { publicDataset } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import { addSample } from '../samples/add-sample.ts'
import { templateUses } from '../store/schema.ts'

export function templateHandlers(
  services: AddingNeeds & WithDatasetReader,
): Pick<Handlers, 'listTemplates' | 'deployTemplate'> {
  const { db } = services.store
  return {
    async listTemplates() {
      const rows = await db.select().from(templateUses)
      const uses = new Map(rows.map((row) => [row.template, row.uses]))
      return TEMPLATES.map((template) => ({
        ...template,
        tags: [...template.tags],
        blocks: [...template.blocks],
        connections: [...template.connections],
        usageCount: template.usageCount + (uses.get(template.id) ?? 0),
      }))
    },
    async deployTemplate({ user, params, body }) {
      const template = TEMPLATES.find(({ id }) => id === params.id)
      if (!template) throw new Failure('not_found', 'There is no such template.')
      const isPaid = services.settings.billing.kind !== 'off'
      if (isPaid && user.credits - user.held <= 0) throw new Failure('no_credits')
      const { sample } = template
      return addSample(services, user.id, { sample, ...body }, async (tx, tables) => {
        const bound = tables.map(({ table, dataset }) => {
          const state = services.datasetReader.stateOf(dataset.id)
          return { table, dataset: publicDataset(dataset, state) }
        })
        const { blocks, connections } = bindTemplate(template, bound)
        const [counted] = await tx
          .insert(templateUses)
          .values({ template: template.id, uses: 1 })
          .onConflictDoUpdate({
            target: templateUses.template,
            set: { uses: sql`${templateUses.uses} + 1` },
          })
          .returning()
        return {
          blocks: [...blocks],
          connections: [...connections],
          datasets: bound.map(({ dataset }) => dataset),
          usageCount: template.usageCount + (counted?.uses ?? 0),
        }
      })
    },
  }
}
