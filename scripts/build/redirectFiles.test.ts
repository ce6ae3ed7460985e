import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { isRedirectPage, readBuiltPage } from './builtPage.ts'
import { writeRedirects } from './redirectFiles.ts'

describe('writeRedirects', () => {
  const write = () => {
    const build = temporaryFolder({ 'client/index.html': '' })
    const redirects = [
      { from: '/old', to: '/contact' },
      { from: '/old/about.html', to: '/about#team' },
    ]
    writeRedirects(build, redirects, 'https://site.example')
    return { build, read: (name: string) => readFileSync(path.join(build, name), 'utf8') }
  }

  it('writes the rules of hosts that read a file', () => {
    const { read } = write()
    expect(read('client/_redirects')).toBe('/old /contact 301\n/old/about.html /about#team 301\n')
    expect(read('nginx-redirects.conf')).toBe(
      'location = /old { return 301 /contact$is_args$args; }\n' +
        'location = /old/about.html { return 301 /about$is_args$args#team; }\n',
    )
  })

  it('writes a page that leads on, and that search engines pass over', () => {
    const { build, read } = write()
    const page = readBuiltPage(path.join(build, 'client'), 'old/index.html')
    expect(isRedirectPage(page)).toBe(true)
    expect(read('client/old/about.html')).toContain('<a href="/about#team">')
  })
})
