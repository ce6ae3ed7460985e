import { describe, expect, it } from 'vitest'
import { editorHeaders } from '#content/schema/editorHeaders.ts'
import { pageHeaders } from '#content/schema/responseHeaders.ts'
import { builtPage } from './builtPage.ts'
import { addPolicyTag, headersFile } from './headersFile.ts'

const options = { https: true }
const page = (css: string) => `<head><style>${css}</style></head>`
const pages = Object.entries({
  'index.html': page('a{color:red}'),
  'about/index.html': page('b{color:red}'),
  'platforms/index.html': page('c{color:red}'),
  'platforms/leap/index.html': page('d{color:red}'),
  '404.html': page('e{color:red}').replace('<head>', '<head><meta charset="utf-8">'),
}).map(([file, html]) => builtPage(file, html))
const files = ['/search/modules-1f0c9a7be2.json', '/search/listings.manifest.json']
const editor = '<head><meta name="cms-host" content="gitlab"></head>'
const named = (route: string) => {
  const found = pages.find((candidate) => candidate.route === route)
  if (!found) throw new Error(`no page ${route}`)
  return found
}

/** The headers sent for a path by a host that joins the values of all matching rules. */
function sentFor(address: string): Map<string, string> {
  const sent = new Map<string, string>()
  for (const block of headersFile({ pages, files, editor }).trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n')
    const matches = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern
    if (!matches) continue
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/)
      sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value)
    }
  }
  return sent
}

describe('headersFile', () => {
  it.each(['/', '/about', '/about/'])('sends at %s exactly what the server sends', (address) => {
    const { html } = named(address === '/about/' ? '/about' : address)
    expect(Object.fromEntries(sentFor(address))).toEqual({
      ...pageHeaders(html, options),
      'Cache-Control': 'no-cache',
    })
  })

  it('allows in a section the styles of all its pages, in one policy', () => {
    const both = pageHeaders(named('/platforms').html + named('/platforms/leap').html, options)
    expect(sentFor('/platforms/leap').get('Content-Security-Policy')).toBe(both['Content-Security-Policy'])
  })

  it.each(['/admin', '/admin/'])('sends at %s what the server sends with the editor', (address) => {
    expect(Object.fromEntries(sentFor(address))).toEqual({
      ...editorHeaders(editor, options),
      'Cache-Control': 'no-cache',
    })
    expect(headersFile({ pages, files })).not.toContain('/admin')
  })

  it('lets hashed files be kept for good', () => {
    expect(sentFor('/assets/entry.1a2b3c.js').get('Cache-Control')).toMatch(/immutable$/)
    expect(sentFor('/search/modules-1f0c9a7be2.json').get('Cache-Control')).toMatch(/immutable$/)
  })
})

describe('addPolicyTag', () => {
  it('puts the policy into a not-found page and leaves the others alone', () => {
    const html = addPolicyTag(named('/404.html'))
    expect(html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*sha256-[^"]*">/,
    )
    expect(html).not.toMatch(/frame-ancestors|upgrade-insecure/)
    expect(addPolicyTag(named('/about'))).toBe(named('/about').html)
  })
})
