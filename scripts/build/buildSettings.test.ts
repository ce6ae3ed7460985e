import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { parseBuildSettings } from './buildSettings.ts'

describe('parseBuildSettings', () => {
  it('takes empty variables for absent ones', () => {
    expect(parseBuildSettings({ SITE_URL: '', VITE_API_BASE: undefined, CONTENT_DIR: '' })).toEqual({})
  })

  it.each([['https://api.company.com/', 'https://api.company.com']])(
    'takes %s for an origin',
    (given, origin) => {
      expect(parseBuildSettings({ SITE_URL: given, VITE_API_BASE: given })).toEqual({
        SITE_URL: origin,
        VITE_API_BASE: origin,
      })
    },
  )

  it.each(['www.company.com', 'ftp://www.company.com', 'https://www.company.com/sub'])(
    'refuses "%s" as an origin, and shows it',
    (given) => {
      expect(() => parseBuildSettings({ SITE_URL: given })).toThrow(
        new RegExp(`  SITE_URL: must be an address without a path, such as https://.* and is "${given}"`),
      )
    },
  )

  it('shows no password', () => {
    expect(() => parseBuildSettings({ SITE_URL: 'https://me:secret@company.com' })).toThrow(
      /^(?!.*secret).*"https:\/\/\*\*\*@company\.com"/s,
    )
  })

  it('takes a folder with both kinds of content, and says what another one lacks', () => {
    const folder = temporaryFolder({ 'modules/a.md': '', 'articles/a.md': '', 'half/modules/a.md': '' })
    expect(parseBuildSettings({ CONTENT_DIR: folder })).toEqual({ CONTENT_DIR: folder })
    const refused = (name: string) => () => parseBuildSettings({ CONTENT_DIR: path.join(folder, name) })
    expect(refused('half')).toThrow(/CONTENT_DIR: .* has no articles\//)
    expect(refused('nowhere')).toThrow(`(${path.join(folder, 'nowhere')}) is no folder`)
  })
})
