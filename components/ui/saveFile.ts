/** Downloads generated content as a file; nothing is sent anywhere. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Safari reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
