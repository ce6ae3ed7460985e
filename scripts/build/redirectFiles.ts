import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '#content/collections/redirects.ts'
import { movedText } from '#content/labels/labels.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import { fill } from '#content/schema/fill.ts'

/**
 * Writes the redirects for every kind of host: `_redirects` for Netlify, Cloudflare and our own server,
 * `nginx-redirects.conf` for nginx, and for file-only hosts a redirecting page at each old address.
 * @param build folder of the build
 * @param origin absolute address of the site, without a trailing slash
 */
export function writeRedirects(build: string, redirects: readonly Redirect[], origin: string): void {
  const client = path.join(build, 'client')
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`)
  writeFileSync(path.join(client, '_redirects'), lines.join(''))
  writeFileSync(path.join(build, 'nginx-redirects.conf'), redirects.map(nginxRule).join(''))
  for (const redirect of redirects) {
    const file = path.join(client, fileOf(redirect.from))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(redirect, origin))
  }
}

/** The query is passed on to the new address. */
function nginxRule({ from, to }: Redirect): string {
  const [address, anchor] = to.split('#')
  return `location = ${from} { return 301 ${address}$is_args$args${anchor ? `#${anchor}` : ''}; }\n`
}

const fileOf = (address: string) => (address.endsWith('.html') ? address : `${address}/index.html`)

function redirectPage({ to }: Redirect, origin: string): string {
  const target = escapeHtml(to)
  const canonical = escapeHtml(origin + (to.split('#')[0] ?? ''))
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(movedText.title)}</title>
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${canonical}">
    <meta http-equiv="refresh" content="0; url=${target}">
  </head>
  <body>
    <p>${fill(escapeHtml(movedText.text), { address: `<a href="${target}">${canonical}</a>` })}</p>
  </body>
</html>
`
}
