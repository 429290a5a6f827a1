import type { DatasetDetail } from '@plainflow/contract'
import { type DataFormat, type Encoding, ENCODINGS, type ReadingOverrides } from '@plainflow/core'
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
} satisfies Record<DataFormat, readonly ReadingField[]>

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

/** Whether a file has anything to decide beside its columns. */
export function hasReadingFields(format: DataFormat): boolean {
  return FIELDS[format].length > 0
}

/** How the file as a whole is read. */
export function ReadingFields({
  reading,
  overrides,
  sheets,
  onChange,
}: {
  reading: NonNullable<DatasetDetail['reading']>
  overrides: ReadingOverrides
  sheets: DatasetDetail['sheets']
  onChange: (overrides: ReadingOverrides) => void
}) {
  const shown: ReadonlySet<string> = new Set(FIELDS[reading.format])
  const about = (field: ReadingField) => ({
    isOverruled: field in overrides,
    onRestore: () => onChange(restore(overrides, field)),
  })
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-3">
      {shown.has('sheet') && (
        <OverruledField label="Sheet" {...about('sheet')}>
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
      )}
      {shown.has('encoding') && (
        <OverruledField label="Encoding" {...about('encoding')}>
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
      )}
      {shown.has('delimiter') && (
        <OverruledField label="Between cells" {...about('delimiter')}>
          {(control) => (
            <Choice
              control={control}
              value={reading.delimiter}
              choices={DELIMITERS}
              onChoose={(value) => onChange(overrule(overrides, 'delimiter', value))}
            />
          )}
        </OverruledField>
      )}
      {shown.has('quote') && (
        <OverruledField label="Around cells" {...about('quote')}>
          {(control) => (
            <Choice
              control={control}
              value={reading.quote}
              choices={QUOTES}
              onChoose={(value) => onChange(overrule(overrides, 'quote', value))}
            />
          )}
        </OverruledField>
      )}
      {shown.has('header') && (
        <OverruledField label="First row" {...about('header')}>
          {(control) => (
            <Choice
              control={control}
              value={reading.header ? 'names' : 'data'}
              choices={[
                ['names', 'Names the columns'],
                ['data', 'Is data already'],
              ]}
              onChoose={(value) => onChange(overrule(overrides, 'header', value === 'names'))}
            />
          )}
        </OverruledField>
      )}
      {shown.has('skip') && (
        <OverruledField label="Lines to skip before it" {...about('skip')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={10_000}
              value={reading.skip}
              onChange={(event) => {
                const skip = event.target.valueAsNumber
                if (Number.isInteger(skip) && skip >= 0 && skip <= 10_000)
                  onChange(overrule(overrides, 'skip', skip))
              }}
            />
          )}
        </OverruledField>
      )}
      {shown.has('nullWords') && (
        <OverruledField
          label="Words for nothing"
          hint="Such as NA, with commas between"
          {...about('nullWords')}
        >
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
      )}
    </div>
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
