import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const form = (action: string, fields: string) =>
  `<form class="f" action="${action}" method="post">${fields}</form>`
const area = (name: string) => `<textarea rows="2" name="${name}" class="a"></textarea>`
const GENERAL = form('/api/contacts', area('message'))
const DEMO = form('/api/demo-requests', area('interestedPrograms') + area('message'))
const TOPICS = [
  { slug: 'a1', label: 'A1 <first> & "best"' },
  { slug: 'coaches', label: 'Coaches', message: 'Languages:' },
]

async function startSite() {
  const siteRoot = join(temporaryFolder(), 'client')
  const write = (page: string, html: string, topics: object[]) => {
    mkdirSync(join(siteRoot, page), { recursive: true })
    writeFileSync(join(siteRoot, page, 'index.html'), `<style>a{color:red}</style>${html}`)
    writeFileSync(join(siteRoot, page, 'index.pageContext.json'), JSON.stringify({ data: { topics } }))
  }
  write('contact', GENERAL + DEMO, TOPICS)
  write('demo', DEMO, TOPICS)
  write('about', DEMO, TOPICS)
  const { address } = await startTestServer({}, { siteRoot })
  return async (path: string) => {
    const response = await fetch(address + path)
    return { html: await response.text(), headers: response.headers, address }
  }
}

const inProgram = 'name="interestedPrograms" class="a">A1 &#60;first&#62; &#38; &#34;best&#34;</textarea>'

it('fills a topic into the form that the address selects', async () => {
  const get = await startSite()
  const demo = await get('/contact?tab=demo&topic=a1')
  expect(demo.html).toContain(inProgram)
  expect(demo.html).toContain(GENERAL)
  const general = await get('/contact?topic=coaches')
  expect(general.html).toContain('name="message" class="a">About: Coaches\n\nLanguages:</textarea></form>')
  expect(general.html).toContain(DEMO)
  expect((await get('/demo?x=1&topic=a1')).html).toContain(inProgram)
})

it('sends the same headers as without a topic, compressed if accepted', async () => {
  const get = await startSite()
  const [plain, filled, again] = [
    await get('/contact'),
    await get('/contact?topic=a1'),
    await get('/contact?topic=a1'),
  ]
  for (const name of ['content-security-policy', 'cache-control', 'content-type'])
    expect(filled.headers.get(name)).toBe(plain.headers.get(name))
  expect(filled.headers.get('content-encoding')).toBe('gzip')
  expect(filled.headers.get('vary')).toContain('Accept-Encoding')
  expect(again.html).toBe(filled.html)
  const bare = await rawRequest(
    filled.address,
    'GET /contact?topic=a1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  )
  expect(bare.headers.has('content-encoding')).toBe(false)
  expect(bare.body).toBe(filled.html)
})

it.each([
  '/contact?topic=nothing',
  '/contact?topic=',
  '/contact?topic=a1%22',
  '/contact?xtopic=a1',
  '/about?topic=a1',
])('leaves %s as it was built', async (path) => {
  const get = await startSite()
  const [asked, built] = [await get(path), await get(path.replace(/\?.*/, ''))]
  expect(asked.html).toBe(built.html)
  expect(asked.headers.get('content-encoding')).toBeNull()
})
