/** Hands a file to the browser to keep. */
export function saveDownload(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser still reads it while it saves.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
