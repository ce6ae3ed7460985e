/** Downloads generated content as a file; nothing is sent anywhere. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  followDownload(url, name)
  // Safari reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Downloads a file as if its link had been clicked. */
export function followDownload(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
