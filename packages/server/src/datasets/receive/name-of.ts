/** A dataset is called like its file, without the endings. */
export function nameOf(filename: string): string {
  const bare = filename
    .replace(/\.(gz|zst)$/i, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return (bare || filename).slice(0, 200)
}
