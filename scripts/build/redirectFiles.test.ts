import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { writeRedirects } from './redirectFiles.ts'

it('writes the rules of nginx, which pass on the query', () => {
  const build = temporaryFolder({ 'client/index.html': '' })
  const redirects = [
    { from: '/old', to: '/contact' },
    { from: '/old/about.html', to: '/about#team' },
  ]
  writeRedirects(build, redirects, 'https://site.example')
  expect(readFileSync(path.join(build, 'nginx-redirects.conf'), 'utf8')).toBe(
    'location = /old { return 301 /contact$is_args$args; }\n' +
      'location = /old/about.html { return 301 /about$is_args$args#team; }\n',
  )
})
