import type { ModelName, TrainedModel } from '@plainflow/contract'
import { sayPurpose } from '@plainflow/core'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/app/reason-of.ts'
import { MODELS } from '@/data/model/models-query.ts'
import { modelTitle, sayScore } from '@/data/model/model-words.ts'
import { Select } from '@/design/select.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Choose a model that a run has trained: by its name, which is the version in use, or one version for good. */
export function ModelWidget({ value, onChange, control }: WidgetProps) {
  const { data, isPending, error } = useQuery({ ...MODELS, refetchOnMount: 'always' })
  const names = data?.models ?? []
  const chosen = typeof value === 'string' ? value : ''
  const isKnown = names.some(
    ({ name, versions }) =>
      modelTitle(name) === chosen || name === chosen || versions.some(({ id }) => id === chosen),
  )
  return (
    <>
      <Select {...control} value={chosen} onChange={({ target }) => onChange(target.value)}>
        <option value="">
          {isPending
            ? 'Loading…'
            : names.length === 0
              ? 'No models yet: one that is connected'
              : 'The one that is connected'}
        </option>
        {chosen !== '' && !isKnown && (
          <option value={chosen}>{isPending ? chosen : `${chosen} (not there)`}</option>
        )}
        {names.map((model) => (
          <Versions key={`${model.pipelineId} ${model.name}`} model={model} chosen={chosen} />
        ))}
      </Select>
      {error && <p className="mt-1 text-xs text-danger">{reasonOf(error)}</p>}
    </>
  )
}

function Versions({ model, chosen }: { model: ModelName; chosen: string }) {
  const { name, versions, pipelineName } = model
  const used = versions.find(({ inUse }) => inUse)
  if (!used) return null
  const title = modelTitle(name)
  const { task, target } = used.summary
  return (
    <optgroup label={`${title}: ${sayPurpose(task, target)} (${pipelineName})`}>
      {/* Written with its ending or without: what is stored stays as it is. */}
      <option value={chosen === name ? name : title}>
        {`${title}, the version in use: ${sayScore(used)}`}
      </option>
      {versions.map((version: TrainedModel) => (
        <option key={version.id} value={version.id}>
          {`${title}, always version ${version.version}: ${sayScore(version)}`}
        </option>
      ))}
    </optgroup>
  )
}
