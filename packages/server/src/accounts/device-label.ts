const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What signed in, in words its owner knows it by. It says so itself: a label, and proof of nothing. */
export function deviceLabel(userAgent: string | undefined): string {
  const agent = userAgent ?? ''
  const browser = named(BROWSERS, agent)
  const system = named(SYSTEMS, agent)
  if (browser && system) return `${browser} on ${system}`
  // `curl/8.5.0`: a program gives its name first.
  const [program = ''] = /^[\w.-]{1,40}/.exec(agent) ?? []
  return browser ?? (program || 'Unknown device')
}

function named(known: readonly (readonly [string, RegExp])[], agent: string): string | undefined {
  return known.find(([, sign]) => sign.test(agent))?.[0]
}
