import type { DatasetDetail } from '@plainflow/contract'
import { type DataFormat, type Encoding, ENCODINGS, type ReadingOverrides } from '@plainflow/core'
import type { ComponentType } from 'react'
import { Input } from '@/design/input.tsx'
import { Select } from '@/design/select.tsx'
import { OverruledField } from './overruled-field.tsx'
import { overrule, type ReadingField, restore } from './reading-edits.ts'

const TEXT_FIELDS = ['encoding', 'delimiter', 'quote', 'header', 'skip', 'nullWords'] as const
const SHEET_FIELDS = ['sheet', 'header', 'skip', 'nullWords'] as const

/** What there is to decide about a file, by its format. */
const FIELDS = {
  csv: TEXT_FIELDS,
  tsv: TEXT_FIELDS,
  json: ['encoding'],
  ndjson: ['encoding'],
  parquet: [],
  xlsx: SHEET_FIELDS,
  xls: SHEET_FIELDS,
  sqlite: ['sheet'],
} satisfies Record<DataFormat, readonly ReadingField[]>
type FieldName = (typeof FIELDS)[DataFormat][number]

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Latin-1 (Windows-1252)',
} satisfies Record<Encoding, string>

const DELIMITERS = [
  [',', 'Comma  ,'],
  [';', 'Semicolon  ;'],
  ['\t', 'Tab'],
  ['|', 'Bar  |'],
  [' ', 'Space'],
  [':', 'Colon  :'],
] as const
const QUOTES = [
  ['"', 'Double  "'],
  ["'", "Single  '"],
  ['', 'None'],
] as const

const FIRST_ROWS = [
  ['names', 'Names the columns'],
  ['data', 'Is data already'],
] as const
const MOST_SKIPPED = 10_000

/** Whether a file has anything to decide beside its columns. */
export function hasReadingFields(format: DataFormat): boolean {
  return FIELDS[format].length > 0
}

interface ReadingProps {
  reading: NonNullable<DatasetDetail['reading']>
  overrides: ReadingOverrides
  sheets: DatasetDetail['sheets']
  onChange: (overrides: ReadingOverrides) => void
}

/** How the file as a whole is read. */
export function ReadingFields(props: ReadingProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-3">
      {FIELDS[props.reading.format].map((field) => {
        const Field = FIELD_TABLE[field]
        const about = {
          isOverruled: field in props.overrides,
          onRestore: () => props.onChange(restore(props.overrides, field)),
        }
        return <Field key={field} {...props} about={about} />
      })}
    </div>
  )
}

interface FieldProps extends ReadingProps {
  /** Whether the file's own answer was overruled, and how to go back to it. */
  about: { isOverruled: boolean; onRestore: () => void }
}

const FIELD_TABLE = {
  sheet: SheetField,
  encoding: EncodingField,
  delimiter: DelimiterField,
  quote: QuoteField,
  header: HeaderField,
  skip: SkipField,
  nullWords: NullWordsField,
} satisfies Record<FieldName, ComponentType<FieldProps>>

function SheetField({ reading, overrides, sheets, onChange, about }: FieldProps) {
  return (
    <OverruledField label={reading.format === 'sqlite' ? 'Table' : 'Sheet'} {...about}>
      {(control) => (
        <Select
          {...control}
          value={reading.sheet ?? ''}
          onChange={(event) => onChange(overrule(overrides, 'sheet', event.target.value))}
        >
          {sheets.map(({ name, hidden }) => (
            <option key={name} value={name}>
              {name}
              {hidden && ' (hidden)'}
            </option>
          ))}
        </Select>
      )}
    </OverruledField>
  )
}

function EncodingField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="Encoding" {...about}>
      {(control) => (
        <Select
          {...control}
          value={reading.encoding}
          onChange={(event) => {
            const encoding = ENCODINGS.find((one) => one === event.target.value)
            if (encoding) onChange(overrule(overrides, 'encoding', encoding))
          }}
        >
          {ENCODINGS.map((encoding) => (
            <option key={encoding} value={encoding}>
              {ENCODING_NAMES[encoding]}
            </option>
          ))}
        </Select>
      )}
    </OverruledField>
  )
}

function DelimiterField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="Between cells" {...about}>
      {(control) => (
        <Choice
          control={control}
          value={reading.delimiter}
          choices={DELIMITERS}
          onChoose={(value) => onChange(overrule(overrides, 'delimiter', value))}
        />
      )}
    </OverruledField>
  )
}

function QuoteField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="Around cells" {...about}>
      {(control) => (
        <Choice
          control={control}
          value={reading.quote}
          choices={QUOTES}
          onChoose={(value) => onChange(overrule(overrides, 'quote', value))}
        />
      )}
    </OverruledField>
  )
}

function HeaderField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="First row" {...about}>
      {(control) => (
        <Choice
          control={control}
          value={reading.header ? 'names' : 'data'}
          choices={FIRST_ROWS}
          onChoose={(value) => onChange(overrule(overrides, 'header', value === 'names'))}
        />
      )}
    </OverruledField>
  )
}

function SkipField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="Lines to skip before it" {...about}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          max={MOST_SKIPPED}
          value={reading.skip}
          onChange={(event) => {
            const skip = event.target.valueAsNumber
            if (Number.isInteger(skip) && skip >= 0 && skip <= MOST_SKIPPED)
              onChange(overrule(overrides, 'skip', skip))
          }}
        />
      )}
    </OverruledField>
  )
}

function NullWordsField({ reading, overrides, onChange, about }: FieldProps) {
  return (
    <OverruledField label="Words for nothing" hint="Such as NA, with commas between" {...about}>
      {(control) => (
        <Input
          key={reading.nullWords.join(',')}
          {...control}
          defaultValue={reading.nullWords.join(', ')}
          onBlur={(event) => {
            const words = event.target.value
              .split(',')
              .map((word) => word.trim())
              .filter(Boolean)
            if (words.join() !== reading.nullWords.join())
              onChange(overrule(overrides, 'nullWords', words))
          }}
        />
      )}
    </OverruledField>
  )
}

/** A choice of a few, and what was found in the file where it is none of them. */
function Choice({
  control,
  value,
  choices,
  onChoose,
}: {
  control: object
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}) {
  const isKnown = choices.some(([known]) => known === value)
  return (
    <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </Select>
  )
}
