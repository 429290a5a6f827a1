import type { Template } from '@plainflow/contract'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { currentProjectId, refreshProjects } from '@/data/projects/use-projects.ts'
import { followReading } from '@/data/upload/follow-reading.ts'
import { keepDataset } from '@/data/use-datasets.ts'
import { toast } from '@/design/toast.ts'
import { rejectProposal } from '../state/chat-store.ts'
import { UNTITLED, useDocument } from '../state/document-store.ts'
import { editPipeline } from '../state/pipeline-store.ts'
import { show } from '../state/workspace-store.ts'
import { TEMPLATES_KEY } from './template-list.tsx'

const NO_CREDITS = 'Please upgrade your plan to deploy templates'

/** Puts a template over its sample data onto the canvas, as one undo step. */
export async function deployTemplate({ id, name }: Pick<Template, 'id' | 'name'>): Promise<void> {
  if (HAS_PLANS && (useSession.getState().user?.credits ?? 0) <= 0) return askToUpgrade()
  try {
    const deployed = await call('deployTemplate', {
      params: { id },
      body: { projectId: await currentProjectId() },
    })
    for (const dataset of deployed.datasets) keepDataset(dataset)
    const { signal } = new AbortController()
    await Promise.all(
      deployed.datasets.map(async (dataset) =>
        keepDataset(await followReading(dataset, signal, keepDataset)),
      ),
    )
    refreshProjects()
    keepUses(id, deployed.usageCount)
    rejectProposal()
    const { blocks, connections } = deployed
    editPipeline(() => ({ blocks, connections }))
    show({ selection: [], selectedConnections: [], configuring: null, narrowView: 'canvas' })
    if (useDocument.getState().name === UNTITLED) useDocument.setState({ name })
    toast(
      'Template Deployed',
      `${name}: ${countOf(blocks.length, 'block')} over its sample data`,
      'success',
    )
  } catch (error) {
    if (statusOf(error) === 402) askToUpgrade()
    else toast('Template Deployment Failed', reasonOf(error), 'danger')
  }
}

function askToUpgrade(): void {
  toast('No Credits Remaining', NO_CREDITS, 'danger')
  show({ upgradeReason: `${NO_CREDITS}.` })
}

function keepUses(id: string, usageCount: number): void {
  queryClient.setQueryData<Template[]>(TEMPLATES_KEY, (list) =>
    list?.map((template) => (template.id === id ? { ...template, usageCount } : template)),
  )
}
