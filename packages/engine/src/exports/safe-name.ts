/**
 * The name of a file as every system can unpack it: Linux allows more than others do, and a name that
 * climbs out of a folder is none.
 */
export function safeName(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  return [...safe].slice(0, 100).join('') || 'file'
}
