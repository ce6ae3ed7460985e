import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { readCopy } from '#content/collections/readCopy.ts'
import { downloadFile } from '#content/schema/names.ts'
import { contentFolder, writeFiles } from '../testing/temporaryFolder.ts'
import { buildDownloads } from './buildDownloads.ts'

const own = {
  name: 'onePager',
  label: 'Download One-Pager',
  file: 'downloads/one-pager.pdf',
  date: '2026-03-01',
}

let folder = ''
beforeEach(() => {
  const shipped = parse(readFileSync('content/site/downloads.yaml', 'utf8'))
  folder = contentFolder({ 'site/downloads.yaml': stringify({ ...shipped, own: [own] }) })
})

it('publishes an editor’s own PDF beside the files made from the content, and takes down what is off the list', async () => {
  writeFiles(folder, { [own.file]: '%PDF-', 'public/old.pdf': '%PDF-' })
  const published = path.join(folder, 'public')
  const factsFile = path.join(folder, 'facts.json')
  await buildDownloads(published, factsFile, readCopy('site/downloads', downloadFile).own)
  expect(readFileSync(path.join(published, 'one-pager.pdf'), 'utf8')).toBe('%PDF-')
  expect(existsSync(path.join(published, 'old.pdf'))).toBe(false)
  const facts = JSON.parse(readFileSync(factsFile, 'utf8'))
  expect(facts['/downloads/one-pager.pdf']).toBe('PDF, 1 kB, March 2026')
})

it('names the line of a file that isn’t there', () => {
  expect(() => readCopy('site/downloads', downloadFile)).toThrow(
    /downloads\.yaml:\d+: .*There is no such file/,
  )
})
