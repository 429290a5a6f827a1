const LONGEST = 40

/** `identifier('Größe > 10')` is `grosse_10`; empty where nothing in it can stand in one. */
export function identifier(text: string): string {
  const words = text
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('_').slice(0, LONGEST).replace(/_$/, '')
}
