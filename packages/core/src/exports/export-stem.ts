/**
 * The name of a pipeline as a part of file names and ids: small letters of ASCII, digits and one kind of
 * mark between words, so that it means nothing to a shell, a path, YAML or Python.
 */
export function exportStem(title: string, mark: '-' | '_'): string {
  const words = title
    .slice(0, 500)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  const stem = (words ?? []).join(mark).slice(0, 60)
  const trimmed = stem.endsWith(mark) ? stem.slice(0, -1) : stem
  return /^[a-z]/.test(trimmed) ? trimmed : ['pipeline', trimmed].filter(Boolean).join(mark)
}
