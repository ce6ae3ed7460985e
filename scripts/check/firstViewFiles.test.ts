import { describe, expect, it } from 'vitest'
import { readBuiltPage } from '../build/builtPage.ts'
import { manifestSchema } from '../build/readManifest.ts'
import { fakePage, writeFakeSite } from '../testing/writeFakeSite.ts'
import { firstViewScripts, latinFonts } from './firstViewFiles.ts'

const manifest = manifestSchema.parse({
  'entry.js': { file: 'assets/entry.js', isEntry: true, imports: ['_router.js'] },
  '_router.js': { file: 'assets/router.js', dynamicImports: ['virtual:vike:page-entry:client:/pages/about'] },
  'virtual:vike:page-entry:client:/pages/about': {
    file: 'assets/about.js',
    isEntry: true,
    imports: ['_react.js', '_router.js'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  'components/Dialog.tsx': { file: 'assets/dialog.js' },
})

function page(pageId: string, script: string) {
  const body = `<h1>A</h1><script id="vike_pageContext" type="application/json">{"pageId":"${pageId}"}</script>
    <script type="module" src="${script}"></script>`
  const folder = writeFakeSite({ 'about/index.html': fakePage({ route: '/about', body }) })
  return readBuiltPage(folder, 'about/index.html')
}

describe('firstViewScripts', () => {
  it('follows the imports of the entry and of the page, and leaves out what is loaded later', () => {
    expect(firstViewScripts(page('/pages/about', '/assets/entry.js'), manifest).sort()).toEqual([
      'assets/about.js',
      'assets/entry.js',
      'assets/react.js',
      'assets/router.js',
      'assets/runtime.js',
    ])
  })

  it('refuses to weigh a page whose scripts it does not find', () => {
    expect(() => firstViewScripts(page('/pages/none', '/assets/entry.js'), manifest)).toThrow('/pages/none')
    expect(() => firstViewScripts(page('/pages/about', '/other.js'), manifest)).toThrow('other.js')
  })
})

describe('latinFonts', () => {
  it('leaves out fonts of other scripts', () => {
    const css = `@font-face{font-family:A;src:url(/assets/latin.woff2) format("woff2");unicode-range:U+0000-00FF,U+0131}
      @font-face{font-family:A;src:url(/assets/greek.woff2);unicode-range:U+0370-03FF}
      @font-face{font-family:B;src:url('/assets/all.woff2')}`
    expect(latinFonts(css)).toEqual(['assets/latin.woff2', 'assets/all.woff2'])
  })
})
