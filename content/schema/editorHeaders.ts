import { type HeaderOptions, pageHeaders, type ResponseHeaders } from './responseHeaders.ts'

/** The origins that the editor may connect to, by the host of the repository it edits. */
const REPOSITORY_HOSTS = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
}

export type RepositoryHost = keyof typeof REPOSITORY_HOSTS

/** Only the editor's page has this tag. */
const HOST_TAG = /<meta name="cms-host" content="(github|gitlab|disk)">/

const hostOf = (html: string) => HOST_TAG.exec(html.split('</head>', 1)[0] ?? '')?.[1]

/** Whether the HTML is the editor's page (scripts/editor). */
export const isEditorPage = (html: string) => hostOf(html) !== undefined

/**
 * The response headers of the editor's page. They allow inline styles, `blob:` pictures that haven't been saved yet and
 * requests to the repository's host. The page may not be indexed or framed, and runs no scripts but its own.
 * @param html the page exactly as sent
 */
export function editorHeaders(html: string, options: HeaderOptions): ResponseHeaders {
  const host = hostOf(html)
  const hosts = host === 'github' || host === 'gitlab' ? REPOSITORY_HOSTS[host] : []
  const policy = [
    "default-src 'none'",
    // WebAssembly for the library that resizes pictures.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Svelte injects style elements, and the editor sets style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", 'data:', 'blob:', ...hosts].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...pageHeaders(html, options),
    'Content-Security-Policy': policy.join('; '),
    'X-Robots-Tag': 'noindex, nofollow',
  }
}
