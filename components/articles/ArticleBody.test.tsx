import { describe, expect, it } from 'vitest'
import type { ShownBlock } from '#content/schema/article.ts'
import { site } from '#content/site.ts'
import { renderPart } from '../testing/renderPart.tsx'
import { ArticleBody } from './ArticleBody.tsx'

const render = (...blocks: ShownBlock[]) => renderPart(<ArticleBody blocks={blocks} />, site)

describe('ArticleBody', () => {
  it('puts a table into a named box that takes the focus, and names its rows and columns', () => {
    const page = render({
      kind: 'table',
      id: 'cost',
      title: 'Cost',
      columns: [{ content: [] }, { align: 'right', content: ['Hours'] }],
      rows: [[['Before'], ['11']]],
    })
    const box = page.querySelector('section')
    expect(box?.getAttribute('tabindex')).toBe('0')
    expect(page.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.text).toBe('Cost')
    expect(page.querySelector('th[scope=col][data-side=right]')?.text).toBe('Hours')
    expect(page.querySelector('th[scope=row]')?.text).toBe('Before')
    expect(page.querySelector('td[data-side=right]')?.text).toBe('11')
  })

  it('names the columns in the cells of a table of words, for phones', () => {
    const columns = ['Rule', 'What we do', 'Gap'].map((name) => ({ content: [name] }))
    const long = 'A1 asks in week 1, before the groups are announced'
    const page = render({
      kind: 'table',
      id: 'rules',
      title: 'Rules',
      columns,
      rows: [[['One'], [long], ['']]],
    })
    expect(page.querySelectorAll('td').map((cell) => cell.getAttribute('data-column'))).toEqual([
      'What we do',
      'Gap',
    ])
  })

  it('shows a photo described, with room kept for it, in its sizes and with its caption', () => {
    const sources = [{ type: 'image/avif', srcSet: '/images/a-480.avif 480w' }]
    const image = { src: '/images/a-800.jpg', width: 800, height: 600, alt: 'A yard', sources }
    const page = render({ kind: 'picture', image, caption: 'Monday' })
    expect(page.querySelector('img')?.attributes).toMatchObject({
      src: '/images/a-800.jpg',
      width: '800',
      height: '600',
      alt: 'A yard',
      loading: 'lazy',
    })
    expect(page.querySelector('source')?.attrs).toMatchObject({
      type: 'image/avif',
      srcset: '/images/a-480.avif 480w',
      sizes: '(min-width: 48rem) 40rem, 100vw',
    })
    expect(page.querySelector('figcaption')?.text).toBe('Monday')
  })

  it('numbers a list from its start, with a list below a point', () => {
    const list = { items: [{ content: ['b'] }] }
    const page = render({ kind: 'list', start: 3, items: [{ content: ['a'], list }] })
    expect(page.querySelector('ol[start=3] > li ul > li')?.text).toBe('b')
    expect(page.querySelector('svg')).toBeNull()
  })
})
