// A list that follows what is typed: no element of its own does that with pictures beside the names.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Column } from '@plainflow/core'
import { Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { ColumnTypeIcon } from '../column-type-icon.tsx'
import { clamp } from './scroll-scale.ts'

/** More than one can look through; typing narrows it. */
const MOST = 200

/** Finds a column by its name and leads to it. */
export function ColumnFinder({
  columns,
  onColumn,
}: {
  columns: readonly Column[]
  onColumn: (column: number) => void
}) {
  const [open, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
    .slice(0, MOST)
  const choose = (index: number | undefined) => {
    if (index === undefined) return
    setOpen(false)
    onColumn(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(found[at]?.index)
    else if (event.key === 'ArrowDown') setAt(clamp(at + 1, 0, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(clamp(at - 1, 0, found.length - 1))
    else return
    event.preventDefault()
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setSought('')
        setAt(0)
      }}
    >
      <Popover.Trigger asChild>
        <Button variant="ghost" className="h-6 gap-1.5 px-1.5 text-xs" aria-label="Find a column">
          <Search aria-hidden className="size-3.5" />
          <span className="hidden sm:inline">Find a column</span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // The finder leads to the grid, which takes the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 w-64 rounded-lg border bg-raised p-1.5 shadow-lg"
        >
          <Input
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
            aria-label="Name of the column"
            placeholder="Name of the column"
            value={sought}
            onChange={(event) => {
              setSought(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
            className="h-8 text-[0.8125rem]"
          />
          <Found
            id={id}
            found={found}
            at={at}
            onPoint={setAt}
            onChoose={choose}
            onKeyDown={onKeyDown}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Found({
  id,
  found,
  at,
  onPoint,
  onChoose,
  onKeyDown,
}: {
  id: string
  found: readonly (Column & { readonly index: number })[]
  at: number
  onPoint: (place: number) => void
  onChoose: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Columns"
      className="mt-1 max-h-56 overflow-y-auto"
    >
      {found.map(({ name, type, index }, place) => (
        <div
          key={name}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          ref={place === at ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
          onPointerEnter={() => onPoint(place)}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
          className={classNames(
            'flex cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-[0.8125rem]',
            place === at && 'bg-hover',
          )}
        >
          <ColumnTypeIcon type={type} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="text-2xs text-muted">{type}</span>
        </div>
      ))}
      {found.length === 0 && (
        <p className="px-2 py-3 text-center text-xs text-muted">No column of that name.</p>
      )}
    </div>
  )
}
