import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '../testing/writeFakeSite.ts'
import { parseBuildSettings } from './buildSettings.ts'

describe('parseBuildSettings', () => {
  it('takes empty variables for absent ones', () => {
    expect(parseBuildSettings({ SITE_URL: '', VITE_API_BASE: undefined, CONTENT_DIR: '' })).toEqual({})
  })

  it.each([
    ['https://api.company.com', 'https://api.company.com'],
    ['https://api.company.com/', 'https://api.company.com'],
    ['HTTPS://API.Company.com:443', 'https://api.company.com'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['https://büro.example', 'https://xn--bro-hoa.example'],
  ])('takes %s for an origin', (given, origin) => {
    expect(parseBuildSettings({ SITE_URL: given, VITE_API_BASE: given })).toEqual({
      SITE_URL: origin,
      VITE_API_BASE: origin,
    })
  })

  it.each([
    'nonsense',
    'www.company.com',
    'https:www.company.com',
    '//www.company.com',
    'ftp://www.company.com',
    'https://www.company.com/sub',
    'https://www.company.com//',
    'https://www.company.com/?a=1',
    'https://www.company.com/#top',
    'https://user@www.company.com',
    ' ',
  ])('refuses "%s" as an origin, and names the variable', (given) => {
    for (const name of ['SITE_URL', 'VITE_API_BASE'])
      expect(() => parseBuildSettings({ [name]: given })).toThrow(
        `  ${name}: must be an address without a path, such as https://`,
      )
  })

  it('shows what was given, but no password', () => {
    expect(() => parseBuildSettings({ SITE_URL: 'www.company.com' })).toThrow('and is "www.company.com"')
    expect(() => parseBuildSettings({ SITE_URL: 'https://me:secret@company.com' })).toThrow(
      /^(?!.*secret).*"https:\/\/\*\*\*@company\.com"/s,
    )
  })

  it('takes a folder with both kinds of content, and says what another one lacks', () => {
    const folder = writeFakeSite({ 'modules/a.md': '', 'articles/a.md': '', 'half/modules/a.md': '' })
    expect(parseBuildSettings({ CONTENT_DIR: folder })).toEqual({ CONTENT_DIR: folder })
    const refused = (name: string) => () => parseBuildSettings({ CONTENT_DIR: path.join(folder, name) })
    expect(refused('half')).toThrow(/CONTENT_DIR: .* has no articles\//)
    expect(refused('half/modules')).toThrow('has no modules/ and no articles/')
    expect(refused('nowhere')).toThrow(`(${path.join(folder, 'nowhere')}) is no folder`)
  })

  it('takes a repository of the two hosts, and says how it is written', () => {
    for (const given of ['github:company/website', 'gitlab:group/sub/site.pages'])
      expect(parseBuildSettings({ CMS_REPOSITORY: given })).toEqual({ CMS_REPOSITORY: given })
    for (const given of ['company/website', 'github:website', 'bitbucket:a/b', 'github:a/b c'])
      expect(() => parseBuildSettings({ CMS_REPOSITORY: given })).toThrow(
        'CMS_REPOSITORY: must be such as github:company/website',
      )
  })

  it('names every bad variable at once', () => {
    expect(() => parseBuildSettings({ SITE_URL: 'a', VITE_API_BASE: 'b', CONTENT_DIR: '/nowhere' })).toThrow(
      /SITE_URL.*VITE_API_BASE.*CONTENT_DIR/s,
    )
  })
})
