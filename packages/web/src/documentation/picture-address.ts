const PICTURES = import.meta.glob<string>('../../../../docs/images/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the browser finds a picture of the guide, by its path in the text. */
export function pictureAddress(path: string): string | undefined {
  const name = path.split('/').at(-1)
  return Object.entries(PICTURES).find(([file]) => file.endsWith(`/${name}`))?.[1]
}
