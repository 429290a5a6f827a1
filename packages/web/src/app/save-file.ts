/** Hands a text or a picture to the browser as a download. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
