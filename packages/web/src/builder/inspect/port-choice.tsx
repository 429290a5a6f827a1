import { type Block, findBlock } from '@plainflow/core'
import { Select } from '@/design/select.tsx'
import { choosePort, usePanel } from './panel-store.ts'

/** Which output of the block is looked at; nothing to choose where there is one. */
export function PortChoice({ block }: { block: Block }) {
  const outputs = findBlock(block.type)?.outputs ?? []
  const chosen = usePanel((state) => state.ports[block.id])
  if (outputs.length < 2) return null
  return (
    <Select
      aria-label="Output"
      value={chosen ?? outputs[0]?.id}
      onChange={(event) => choosePort(block.id, event.target.value)}
      className="w-auto max-w-44 [&_select]:h-7 [&_select]:text-xs"
    >
      {outputs.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  )
}
