import { type DragEvent, useState } from 'react'

/** Dragging the items of a list to other places; the buttons beside them do the same by keyboard. */
export function useReorder<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (moved === undefined || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    move,
    /** Where a dropped item would go, to be marked. */
    over: dragged === null ? null : over,
    /** For what the item is held by. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(index))
        setDragged(index)
      },
      onDragEnd: end,
    }),
    /** For the item itself. */
    target: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        move(dragged, index)
        end()
      },
    }),
  }
}
