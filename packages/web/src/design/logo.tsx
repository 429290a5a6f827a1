/** The mark and the name; the name is text, so that it is read and searched. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <g
          fill="none"
          stroke="white"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <rect x="6.5" y="7" width="8" height="7" rx="2" />
          <rect x="17.5" y="18" width="8" height="7" rx="2" />
          <path d="M14.5 10.5h3a4 4 0 0 1 4 4V18" />
        </g>
      </svg>
      {name ? (
        <span className="text-[0.9375rem]">Plainflow</span>
      ) : (
        <span className="sr-only">Plainflow</span>
      )}
    </span>
  )
}
