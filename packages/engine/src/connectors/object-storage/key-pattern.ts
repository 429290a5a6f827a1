/** Which objects are meant by a key: the one of that name, or all that fit. */
export interface KeyPattern {
  /** Every object that fits begins so. */
  readonly prefix: string
  readonly isOne: boolean
  fits(key: string): boolean
}

/**
 * `orders/2024/a.csv`, `orders/*.csv`, `orders/**` + `/*.parquet`, or `orders/` for all beneath. A star stands
 * for any signs but a slash, two for any at all, a question mark for one.
 */
export function readPattern(written: string): KeyPattern {
  const pattern = written === '' || written.endsWith('/') ? `${written}**` : written
  const special = pattern.search(/[*?]/)
  if (special === -1) return { prefix: pattern, isOne: true, fits: (key) => key === pattern }
  const tokens = tokensOf(pattern)
  return { prefix: pattern.slice(0, special), isOne: false, fits: (key) => accepts(tokens, key) }
}

/** `enter` and `inside` are folders, any number of them: `**` and the slash behind it. */
type Token = 'any' | 'part' | 'one' | 'enter' | 'inside' | { readonly sign: string }

function tokensOf(pattern: string): readonly Token[] {
  const pieces = pattern.match(/\*\*\/|\*\*|\*|\?|[^*?]/gu) ?? []
  return pieces.flatMap((piece): Token[] => SPECIAL[piece] ?? [{ sign: piece }])
}

const SPECIAL: Readonly<Record<string, Token[]>> = {
  '**/': ['enter', 'inside'],
  '**': ['any'],
  '*': ['part'],
  '?': ['one'],
}

/** All ways at once, so that no pattern takes longer than its length times that of the key. */
function accepts(tokens: readonly Token[], key: string): boolean {
  let places = reached(tokens, [0])
  for (const sign of key) {
    const next: number[] = []
    for (const place of places) next.push(...stepped(tokens[place], place, sign))
    places = reached(tokens, next)
    if (places.size === 0) return false
  }
  return places.has(tokens.length)
}

function stepped(token: Token | undefined, place: number, sign: string): readonly number[] {
  if (token === undefined || token === 'enter') return []
  if (token === 'any') return [place]
  if (token === 'inside') return sign === '/' ? [place, place + 1] : [place]
  if (token === 'part') return sign === '/' ? [] : [place]
  if (token === 'one') return sign === '/' ? [] : [place + 1]
  return token.sign === sign ? [place + 1] : []
}

/** With what is reached by reading nothing. */
function reached(tokens: readonly Token[], from: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const waiting = [...from]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue
    found.add(place)
    const token = tokens[place]
    if (token === 'any' || token === 'part') waiting.push(place + 1)
    if (token === 'enter') waiting.push(place + 1, place + 2)
  }
  return found
}
