import { expect, it } from 'vitest'
import { isEditorPage } from './editorHeaders.ts'

const page = (host: string) => `<head><meta name="cms-host" content="${host}"></head>`

it('only a page whose head says so is the editor', () => {
  expect(isEditorPage(page('disk'))).toBe(true)
  expect(isEditorPage(`<head></head><body>${page('github')}</body>`)).toBe(false)
})
