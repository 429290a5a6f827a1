import { classNames } from '@/design/class-names.ts'
import { sayMilliseconds } from './say-measure.ts'

export interface Timed {
  readonly id: string
  readonly label: string
  readonly ms: number | null
  readonly cached: boolean
  readonly failed: boolean
}

const ROW = 20
/** Shares of the width: names, bars, figures. */
const NAMES = 44
const BARS = 36
/** More bars than these are more than a look takes in: the slowest are drawn. */
const MOST = 12

/** How long each block took, as bars; the table below says the same in figures. */
export function TimingChart({ blocks }: { blocks: readonly Timed[] }) {
  const shown = slowest(blocks)
  const longest = Math.max(1, ...shown.map(({ ms }) => ms ?? 0))
  return (
    <figure>
      <figcaption className="mb-1.5 text-xs text-muted">
        {shown.length < blocks.length ? `Time of the ${MOST} slowest blocks` : 'Time by block'}
      </figcaption>
      <svg
        // Drawn, not loaded: an img element has nowhere to point to.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`Time by block: ${shown.map((one) => `${one.label} ${said(one)}`).join(', ')}`}
        width="100%"
        height={shown.length * ROW}
        className="block"
      >
        {shown.map((one, index) => {
          const y = index * ROW
          const width = ((one.ms ?? 0) / longest) * BARS
          return (
            <g key={one.id}>
              <title>{`${one.label}: ${said(one)}`}</title>
              {/* Text of a drawing cannot end in dots where it is too long; that of a page can. */}
              <foreignObject x="0" y={y} width={`${NAMES - 2}%`} height={ROW}>
                <p className="truncate text-[0.6875rem]/[1.25rem] text-muted">{one.label}</p>
              </foreignObject>
              <rect
                x={`${NAMES}%`}
                y={y + 4}
                width={`${BARS}%`}
                height={ROW - 8}
                rx="3"
                className="fill-sunken"
              />
              {(one.ms !== null || one.cached || one.failed) && (
                <rect
                  x={`${NAMES}%`}
                  y={y + 4}
                  width={`${Math.max(width, 0.8)}%`}
                  height={ROW - 8}
                  rx="3"
                  className={classNames(
                    one.failed
                      ? 'fill-danger-line'
                      : one.cached
                        ? 'fill-line-strong'
                        : 'fill-primary',
                  )}
                />
              )}
              <text
                x="100%"
                y={y + ROW / 2}
                textAnchor="end"
                dominantBaseline="central"
                className={`${TEXT} tabular-nums`}
              >
                {said(one)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

const TEXT = 'fill-muted text-[0.6875rem]'

function said({ ms, cached }: Timed): string {
  if (cached) return 'cached'
  return ms === null ? 'no time' : sayMilliseconds(ms)
}

/** In the order of the run, whichever they are. */
function slowest(blocks: readonly Timed[]): readonly Timed[] {
  if (blocks.length <= MOST) return blocks
  const byTime = blocks.toSorted((one, other) => (other.ms ?? 0) - (one.ms ?? 0))
  const kept = new Set(byTime.slice(0, MOST))
  return blocks.filter((block) => kept.has(block))
}
