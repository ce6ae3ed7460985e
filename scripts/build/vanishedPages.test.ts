import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { sitemapXml } from './feeds.ts'
import { vanishedPages } from './vanishedPages.ts'

const build = (origin: string, ...addresses: string[]) => ({
  'client/sitemap.xml': sitemapXml(addresses.map((address) => origin + address)),
  ...Object.fromEntries(addresses.map((address) => [path.join('client', address, 'index.html'), ''])),
})

it('names pages that are gone, and what one may have been renamed to', () => {
  const before = temporaryFolder(build('https://old.example', '/', '/a/one', '/a/two', '/b/three', '/c'))
  const after = temporaryFolder({
    ...build('https://new.example', '/', '/a/one', '/a/other'),
    'client/c/index.html': 'a redirect',
  })
  expect(vanishedPages(before, after)).toEqual([
    { address: '/a/two', renamedTo: '/a/other' },
    { address: '/b/three' },
  ])
  expect(vanishedPages(`${before}/nowhere`, after)).toEqual([])
})
