import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import { pipelinesApplying } from './pipelines-applying.ts'
import { modelNames, ownModel, promoteModel } from './model-rows.ts'
import { readModel } from '../artifacts/read-model.ts'

type ModelRoutes = 'listTrainedModels' | 'getTrainedModel' | 'promoteTrainedModel'

export function trainedModelHandlers({
  store,
  artifactFiles,
}: WithStore & WithArtifactFiles): Pick<Handlers, ModelRoutes> {
  const { db } = store
  return {
    listTrainedModels: ({ user, query }) => modelNames(db, user.id, query),
    async getTrainedModel({ user, params }) {
      const row = await ownModel(db, user.id, params.id)
      const model = await readModel({ artifactFiles }, row.id)
      return { ...row, model, usedBy: await pipelinesApplying(db, user.id, row) }
    },
    promoteTrainedModel: ({ user, params }) => promoteModel(db, user.id, params.id),
  }
}
