import { MISSED, type Schedule } from '@plainflow/contract'
import { Field } from '@/design/field.tsx'
import { Select } from '@/design/select.tsx'
import { timeZones } from './time-zones.ts'

const MISSED_WORDS = {
  once: 'Catch up with one run',
  skip: 'Skip it',
} as const satisfies Record<Schedule['missed'], string>

/** Where its times hold, and what becomes of those that nobody kept. */
export function ZoneAndMissed({
  timeZone,
  onTimeZone,
  missed,
  onMissed,
}: {
  timeZone: string
  onTimeZone: (zone: string) => void
  missed: Schedule['missed']
  onMissed: (missed: Schedule['missed']) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Time zone">
        {(control) => (
          <Select {...control} value={timeZone} onChange={({ target }) => onTimeZone(target.value)}>
            {timeZones(timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="If a time is missed"
        hint="The server was down, or the run before still went on."
      >
        {(control) => (
          <Select
            {...control}
            value={missed}
            onChange={({ target }) =>
              onMissed(MISSED.find((one) => one === target.value) ?? 'once')
            }
          >
            {MISSED.map((one) => (
              <option key={one} value={one}>
                {MISSED_WORDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
