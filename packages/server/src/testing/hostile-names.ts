const words = (text: string) => text.trim().split(/\s+/)

const UP = words(String.raw`
  .. ../ ..\ %2e%2e/ %2e%2e%2f ..%2f ..%5c %252e%252e%252f
  ..%c0%af %c0%ae%c0%ae/ ....// ..;/ .../ ./../ ..// ․․/
`)
const TARGETS = words(`
  etc/passwd secret postgres/PG_VERSION files/datasets/x instance
  windows/win.ini .ssh/authorized_keys x.csv data/secret
`)
const ABSOLUTE = words(String.raw`
  /etc/passwd //etc/passwd \\server\share\x C:\x.csv C:x.csv file:///etc/x
  /proc/self/environ /dev/null /dev/stdin ~/x.csv ~root/x $HOME/x
`)
const ODD = words(String.raw`
  . .. ... con CON.csv nul aux.csv COM1 lpt1.csv a:b.csv -rf --help |id ;id &&id $(id) * ? <x>
  "x" 'x' x.csv/ x.csv\ x/../../y.csv 日本.csv é.csv x.csv.
`)
const UNSEEN = ['a\nb.csv', 'a\rb.csv', 'a\tb.csv', '\u001b[31m.csv', '\u202Egnp.csv', '\uFEFFx']

/** More than 200 names that try to be a path, or to be more than a name. */
export const HOSTILE_NAMES: readonly string[] = [
  ...UP.flatMap((up) => TARGETS.map((target) => `${up.repeat(3)}${target}`)),
  ...UP.map((up) => `a/${up}${up}b.csv`),
  ...ABSOLUTE,
  ...ODD,
  ...UNSEEN,
  ' ',
  `${'x'.repeat(251)}.csv`,
]
