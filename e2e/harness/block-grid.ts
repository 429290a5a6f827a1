/** A pipeline of any size: rows of sorts, each row after a source. */
export function blockGrid(count: number): { blocks: object[]; connections: object[] } {
  const columns = Math.ceil(Math.sqrt(count))
  const blocks: object[] = []
  const connections: object[] = []
  for (let index = 0; index < count; index += 1) {
    const isSource = index % columns === 0
    blocks.push({
      id: `b${index}`,
      type: isSource ? 'load_csv' : 'sort',
      position: { x: (index % columns) * 264, y: Math.floor(index / columns) * 170 },
      data: {},
      label: `${isSource ? 'Load' : 'Sort'} ${index}`,
      configuration: isSource ? {} : { parameters: { keys: [] } },
    })
    if (isSource) continue
    connections.push({
      id: `e${index}`,
      source: `b${index - 1}`,
      target: `b${index}`,
      sourceHandle: 'out',
      targetHandle: 'in',
    })
  }
  return { blocks, connections }
}
