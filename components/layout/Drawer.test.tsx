import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { renderPart } from '../testing/renderPart.tsx'
import { Drawer } from './Drawer.tsx'

it('marks Contact on each page of its section, as the header does', () => {
  const current = renderPart(<Drawer section="contact" />, site).querySelectorAll('[aria-current]')
  expect(current.map(({ text }) => text)).toEqual([site.contactLabel])
})
