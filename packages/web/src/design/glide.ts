/** How long the view glides, in milliseconds: not at all for who asked for less motion. */
export function glide(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds
}
