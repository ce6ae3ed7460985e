import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { writeRedirects } from './redirectFiles.ts'

it('writes the rules of hosts that read a file', () => {
  const build = temporaryFolder({ 'client/index.html': '' })
  const redirects = [
    { from: '/old', to: '/contact' },
    { from: '/old/about.html', to: '/about#team' },
  ]
  writeRedirects(build, redirects, 'https://site.example')
  const read = (name: string) => readFileSync(path.join(build, name), 'utf8')
  expect(read('client/_redirects')).toBe('/old /contact 301\n/old/about.html /about#team 301\n')
  expect(read('nginx-redirects.conf')).toBe(
    'location = /old { return 301 /contact$is_args$args; }\n' +
      'location = /old/about.html { return 301 /about$is_args$args#team; }\n',
  )
})
