import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN_FIELD, HONEYPOT_FIELD } from '#content/schema/inquiryRequest.ts'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { CONTACT, CONTACT_BODY, DEMO, DEMO_BODY } from '../testing/makeInquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Contact</title><style>p{margin:0}</style>
<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/a.js"></script></head><body>
<a href="?tab=general#general" data-selected="" aria-controls="general">General</a><a href="?tab=demo#demo" aria-controls="demo">Demo</a>
<div><section id="general"><form method="post" action="${CONTACT}">
<p data-error-summary role="alert" hidden></p>
<input id="c-name" name="name"><p id="c-name-error" data-error-for="name" hidden></p>
<input id="c-email" name="email" aria-describedby="hint"><p id="c-email-error" data-error-for="email" hidden></p>
<input name="company"><select name="companySize"><option value="">Please choose</option><option value="1-50">1-50</option>
<option value="1000+">Large organization</option></select>
<textarea name="message"></textarea><p data-error-for="message" hidden></p>
<input name="${HONEYPOT_FIELD}"><input type="hidden" name="type" value="general"></form></section>
<section id="demo" data-closed=""><form method="post" action="${DEMO}"><p data-error-summary hidden></p>
<input name="name"><input id="d-title" name="jobTitle"><p data-error-for="name" hidden></p></form></section></div>
<script>hydrate()</script></body></html>`

async function startWithPage(variables: Record<string, string> = {}) {
  return startTestServer(variables, temporaryFolder({ 'contact/index.html': PAGE }))
}

const typed = {
  ...CONTACT_BODY,
  name: '"><script>x</script>',
  company: 'AT&amp;T <style>p{}</style>',
  email: 'no address',
  companySize: '1000+',
  message: '',
}

async function htmlOf(response: Response): Promise<HTMLElement> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  return parse(await response.text())
}

/** The page in a response and, in it, the form of an endpoint. */
async function pageOf(response: Response, action: string): Promise<{ page: HTMLElement; form: HTMLElement }> {
  const page = await htmlOf(response)
  const form = page.querySelector(`form[action="${action}"]`)
  if (!form) throw new Error('no form')
  return { page, form }
}

describe('a form sent without JavaScript', () => {
  it.each([
    [DEMO, DEMO_BODY, '/contact?sent=demo#demo-requested'],
    [CONTACT, CONTACT_BODY, '/contact?sent=contact#message-sent'],
  ])('to %s leads to the page that says thank you', async (path, fields, target) => {
    const server = await startWithPage()
    const response = await server.postForm(path, { ...fields, [HONEYPOT_FIELD]: '' })
    expect([response.status, response.headers.get('location')]).toEqual([303, target])
  })

  it('comes back filled in, with a message beside each mistake', async () => {
    const server = await startWithPage()
    const response = await server.postForm(CONTACT, {
      ...typed,
      [HONEYPOT_FIELD]: 'filled',
      [CAMPAIGN_FIELD]: 'autumn-2027',
    })
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    // The style of the page, the one of Emotion, and none of the input.
    expect(response.headers.get('content-security-policy')).toMatch(
      /style-src 'self' 'sha256-[^ ]+' '[^ ]+';/,
    )
    const { page, form } = await pageOf(response, CONTACT)
    const field = (name: string) => form.querySelector(`[name="${name}"]`)
    const message = (name: string) => form.querySelector(`[data-error-for="${name}"]`)
    expect(field('name')?.getAttribute('value')).toBe('"><script>x</script>')
    expect(field('company')?.getAttribute('value')).toBe('AT&amp;T <style>p{}</style>')
    expect(field('name')?.hasAttribute('aria-invalid')).toBe(false)
    expect(message('name')?.hasAttribute('hidden')).toBe(true)
    expect(field('email')?.getAttribute('value')).toBe('no address')
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true')
    expect(field('email')?.getAttribute('aria-describedby')).toBe('hint c-email-error')
    expect(message('email')?.text).toBe('Please enter one email address, such as name@company.com.')
    expect(message('email')?.hasAttribute('hidden')).toBe(false)
    expect(form.querySelectorAll('option[selected]').map((option) => option.getAttribute('value'))).toEqual([
      '1000+',
    ])
    expect(field(HONEYPOT_FIELD)?.getAttribute('value')).toBeUndefined()
    expect(field('type')?.getAttribute('value')).toBe('general')
    expect(field(CAMPAIGN_FIELD)?.getAttribute('value')).toBe('autumn-2027')
    const summary = form.querySelector('[data-error-summary]')
    expect(summary?.hasAttribute('hidden')).toBe(false)
    expect(summary?.querySelector('a')?.getAttribute('href')).toBe('#c-email')
    expect(summary?.text).toContain('Please write a short message.')
    expect(page.querySelectorAll('script, link')).toEqual([])
    expect(page.querySelector('title')?.text).toBe('Error: Contact')
    expect(page.querySelectorAll('form').map((one) => one.querySelectorAll('[aria-invalid]').length)).toEqual(
      [2, 0],
    )
  })

  it('comes back visible when it is in the other tab', async () => {
    const server = await startWithPage()
    const response = await server.postForm(DEMO, { jobTitle: 'Lead' })
    const { page, form } = await pageOf(response, DEMO)
    expect(form.querySelector('#d-title')?.getAttribute('value')).toBe('Lead')
    expect(page.querySelectorAll('[data-closed]').map(({ id }) => id)).toEqual(['general'])
    const tabs = page.querySelectorAll('a').filter((tab) => tab.hasAttribute('data-selected'))
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/contact?tab=demo#demo'])
  })

  it('gets a small page without its input when it can’t be stored', async () => {
    const server = await startWithPage({ OUTBOX_MAX_WAITING: '1', SMTP_URL: 'smtp://127.0.0.1:1' })
    await server.postForm(CONTACT, CONTACT_BODY)
    const response = await server.postForm(CONTACT, CONTACT_BODY)
    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
      'retry-after': '30',
    })
    const html = await response.text()
    expect(html).toContain('<h1>Please send it again in a minute</h1>')
    expect(html.length).toBeLessThan(2000)
    expect(html).not.toContain(CONTACT_BODY.message)
  })

  it.each([
    ['whose browser hides where it comes from', { Origin: '' }, CONTACT_BODY.message, 403],
    ['that is far too long', {}, 'x'.repeat(70_000), 413],
  ])('gets a page in words %s', async (_what, headers, message, status) => {
    const server = await startWithPage()
    const response = await server.postForm(CONTACT, { ...CONTACT_BODY, message }, headers)
    expect(response.status).toBe(status)
    const page = await htmlOf(response)
    expect(page.querySelector('main')?.text).toMatch(/your text is still in the form\. .+ write to [^{]+@/)
  })

  it('gets a list of its mistakes if there is no built site', async () => {
    const server = await startTestServer()
    const response = await server.postForm(CONTACT, typed)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('<li>Please enter one email address')
    expect(html).not.toContain('AT&')
  })
})
