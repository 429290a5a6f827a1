import { toneOf } from './tone-of.ts'

const RADIUS = 15
const LENGTH = 2 * Math.PI * RADIUS

/** The score as a ring around its figure. */
export function ScoreRing({ score }: { score: number }) {
  const tone = toneOf(score)
  return (
    <svg
      // Drawn, not loaded: an img element has nowhere to point to.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`Score ${score} of 100`}
      viewBox="0 0 36 36"
      className="size-12 shrink-0"
    >
      <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="3.5" className="stroke-hover" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 18 18)"
        className={STROKES[tone]}
      />
      <text
        x="18"
        y="18.5"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-foreground text-[0.625rem] font-semibold tabular-nums"
      >
        {score}
      </text>
    </svg>
  )
}

const STROKES = {
  success: 'stroke-success-line',
  warning: 'stroke-warning-line',
  danger: 'stroke-danger-line',
}
