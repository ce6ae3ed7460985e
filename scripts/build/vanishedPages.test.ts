import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { sitemapXml } from './feeds.ts'
import { vanishedPages } from './vanishedPages.ts'

const build = (origin: string, ...addresses: string[]) => ({
  'client/sitemap.xml': sitemapXml(addresses.map((address) => origin + address)),
  ...Object.fromEntries(addresses.map((address) => [path.join('client', address, 'index.html'), ''])),
})

it('names pages that are gone, but none with a redirect', () => {
  const before = temporaryFolder(build('https://old.example', '/', '/a/one', '/a/two', '/c'))
  const after = temporaryFolder({
    ...build('https://new.example', '/', '/a/one', '/a/other'),
    'client/c/index.html': 'a redirect',
  })
  expect(vanishedPages(before, after)).toEqual(['/a/two'])
  expect(vanishedPages(`${before}/nowhere`, after)).toEqual([])
})
