/**
 * Reads a JSON file of the site.
 * @throws Error whose message is the status, a colon and the text of the answer (specification, point 8).
 */
export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: 'include', ...init })
  if (!response.ok) {
    const text = await response.text().catch(() => '')
    throw new Error(`${response.status}: ${text || response.statusText}`)
  }
  return response.json()
}
