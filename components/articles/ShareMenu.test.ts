import { expect, test } from 'vitest'
import { linkedInHref, mailHref } from './ShareMenu.tsx'

const shared = {
  title: 'R&D, "two" & what? Zoë',
  url: 'https://company.example/resources/articles/a?b=c&d#e',
}

test('a mail holds title and address whole', () => {
  const href = mailHref(shared)
  expect(href).not.toMatch(/[ +"]/)
  const query = new URLSearchParams(href.slice(href.indexOf('?')))
  expect(Object.fromEntries(query)).toEqual({ subject: shared.title, body: shared.url })
})

test('LinkedIn gets the address whole', () => {
  const address = new URL(linkedInHref(shared))
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/sharing/share-offsite/')
  expect(Object.fromEntries(address.searchParams)).toEqual({ url: shared.url })
})
