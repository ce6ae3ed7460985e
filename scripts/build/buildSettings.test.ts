import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { parseBuildSettings } from './buildSettings.ts'

describe('parseBuildSettings', () => {
  it('takes empty variables for absent ones, and origins with a slash', () => {
    const given = { SITE_URL: 'https://www.company.com/', VITE_API_BASE: '', CONTENT_DIR: undefined }
    expect(parseBuildSettings(given)).toEqual({ SITE_URL: 'https://www.company.com' })
  })

  it.each(['www.company.com', 'https://a.com/sub'])('refuses "%s" as an origin', (given) => {
    expect(() => parseBuildSettings({ SITE_URL: given })).toThrow('  SITE_URL: must be an address without')
  })

  it('takes only a folder with both kinds of content', () => {
    const folder = temporaryFolder({ 'modules/a.md': '', 'articles/a.md': '', 'half/modules/a.md': '' })
    expect(parseBuildSettings({ CONTENT_DIR: folder })).toEqual({ CONTENT_DIR: folder })
    expect(() => parseBuildSettings({ CONTENT_DIR: `${folder}/half` })).toThrow(/CONTENT_DIR: .*half/)
  })
})
