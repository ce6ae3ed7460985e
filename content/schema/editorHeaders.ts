import { type HeaderOptions, pageHeaders, type ResponseHeaders } from './responseHeaders.ts'

/** Who the editor's page may ask, besides its own files: the host of the repository that it edits. */
const REPOSITORY_HOSTS = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
}

export type RepositoryHost = keyof typeof REPOSITORY_HOSTS

/** Stands in the head of the editor's page, and on no other one. */
const HOST_TAG = /<meta name="cms-host" content="(github|gitlab|disk)">/

const hostOf = (html: string) => HOST_TAG.exec(html.split('</head>', 1)[0] ?? '')?.[1]

/** Whether a page is the editor's (scripts/editor). */
export const isEditorPage = (html: string) => hostOf(html) !== undefined

/**
 * Headers of the editor's page. It is a program that few people use: it may style itself, show pictures that have not been
 * stored yet, and ask the host of the repository. It is never listed or framed, and runs no script but its own.
 * @param html the page exactly as it is sent
 */
export function editorHeaders(html: string, options: HeaderOptions): ResponseHeaders {
  const host = hostOf(html)
  const hosts = host === 'github' || host === 'gitlab' ? REPOSITORY_HOSTS[host] : []
  const policy = [
    "default-src 'none'",
    // The second for what makes pictures smaller.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Svelte writes its styles into the page, and the editor its own into attributes.
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
