import type { DatasetDetail } from '@plainflow/contract'
import { COLUMN_TYPES, notationOf, type ReadingOverrides } from '@plainflow/core'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { ColumnTypeIcon } from '../column-type-icon.tsx'
import { overruleColumn, restoreColumn } from './reading-edits.ts'
import { dateExample, dateWritings, isDated, isNumeric, NUMBER_WRITINGS } from './written-as.ts'

type ColumnReading = NonNullable<DatasetDetail['reading']>['columns'][number]

const SEARCH_FROM = 10
const MOST = 100

/** What every column was taken for, to be overruled one by one. */
export function ReadingColumns({
  columns,
  overrides,
  onChange,
}: {
  columns: readonly ColumnReading[]
  overrides: ReadingOverrides
  onChange: (overrides: ReadingOverrides) => void
}) {
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const found = columns.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className="space-y-2">
      {columns.length >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label="Find a column to read in another way"
          placeholder="Find a column"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className="h-8 max-w-72 text-[0.8125rem]"
        />
      )}
      <ul aria-label="Columns and their types" className="divide-y rounded-lg border">
        {found.slice(0, MOST).map((column) => (
          <ColumnLine key={column.name} column={column} overrides={overrides} onChange={onChange} />
        ))}
        {found.length === 0 && (
          <li className="px-3 py-4 text-center text-[0.8125rem] text-muted">
            No column of that name.
          </li>
        )}
      </ul>
      {found.length > MOST && (
        <p className="text-xs text-muted">
          The first {MOST} of {countOf(found.length, 'column')}: more are found by their name.
        </p>
      )}
    </div>
  )
}

function ColumnLine({
  column,
  overrides,
  onChange,
}: {
  column: ColumnReading
  overrides: ReadingOverrides
  onChange: (overrides: ReadingOverrides) => void
}) {
  const { name, type, unfit, misfits = [], notation, otherDateFormats } = column
  const isOverruled = overrides.columns?.some((one) => one.name === name) ?? false
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <span className="flex min-w-40 flex-1 items-center gap-2">
        <ColumnTypeIcon type={type} />
        <span className="min-w-0">
          <span className="block truncate text-[0.8125rem] font-medium" title={name}>
            {name}
          </span>
          {notation && notation !== 'bare' && (
            <span className="block text-xs text-muted">{notationOf(notation).words}</span>
          )}
          {unfit > 0 && (
            <span className="block text-xs text-warning">
              {countOf(unfit, 'cell')} {unfit === 1 ? 'does' : 'do'} not fit and{' '}
              {unfit === 1 ? 'is' : 'are'} empty{misfits.length > 0 && `: ${firstOf(misfits)}`}
            </span>
          )}
          {!isOverruled && otherDateFormats.length > 0 && (
            <span className="block text-xs text-warning">
              Guessed: could be {otherDateFormats.map(dateExample).join(' or ')} as well
            </span>
          )}
        </span>
      </span>
      <Select
        aria-label={`Type of ${name}`}
        className="w-32"
        value={type}
        onChange={(event) => {
          const chosen = COLUMN_TYPES.find((one) => one === event.target.value)
          if (chosen) onChange(overruleColumn(overrides, { name, type: chosen }))
        }}
      >
        {COLUMN_TYPES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <WrittenAs column={column} onChange={(part) => onChange(overruleColumn(overrides, part))} />
      <span className="flex w-20 justify-end">
        {isOverruled ? (
          <Button
            variant="ghost"
            size="tiny"
            className="w-auto gap-1 px-1 text-2xs text-primary-text"
            aria-label={`changed: back to the guess for ${name}`}
            onClick={() => onChange(restoreColumn(overrides, name))}
          >
            <RotateCcw aria-hidden />
            changed
          </Button>
        ) : (
          <span className="text-2xs text-muted">guessed</span>
        )}
      </span>
    </li>
  )
}

function firstOf(misfits: NonNullable<ColumnReading['misfits']>): string {
  return misfits.map(({ row, text }) => `“${text}” in row ${row}`).join(', ')
}

function WrittenAs({
  column: { name, type, dateFormat, decimal, thousands },
  onChange,
}: {
  column: ColumnReading
  onChange: (part: Parameters<typeof overruleColumn>[1]) => void
}) {
  if (isDated(type))
    return (
      <Select
        aria-label={`How ${name} is written`}
        className="w-44"
        value={dateFormat ?? ''}
        onChange={(event) => onChange({ name, type, dateFormat: event.target.value || null })}
      >
        {dateWritings(type).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  if (isNumeric(type))
    return (
      <Select
        aria-label={`How ${name} is written`}
        className="w-44"
        value={`${decimal}${thousands}`}
        onChange={(event) => {
          const chosen = NUMBER_WRITINGS.find(({ value }) => value === event.target.value)
          if (chosen) onChange({ name, type, decimal: chosen.decimal, thousands: chosen.thousands })
        }}
      >
        {NUMBER_WRITINGS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  return <span className="hidden w-44 sm:block" />
}
