import { describe, expect, it } from 'vitest'
import { findCopy } from './findCopy.ts'

const texts = (source: string) => findCopy('components/x/X.tsx', source).map(({ text }) => text)

describe('findCopy', () => {
  it.each([
    ['text of a tag', 'const X = () => <p>\n  Thirty minutes{" "}\n  <b>{n}</b>\n</p>', ['Thirty minutes']],
    ['text of a fragment', 'const X = () => <>Menu</>', ['Menu']],
    [
      'a string among children',
      `const X = () => <p>{open ? 'Open now' : closed && \`\${day} closed\`}</p>`,
      ['Open now', '… closed'],
    ],
    ['joined strings', "const X = () => <p>{name + ' overview'}</p>", ['overview']],
    ['a spoken attribute', '<a aria-label="Close menu" />', ['Close menu']],
    [
      'a spoken attribute that is made',
      `<a title={\`Remove \${name}\`} alt={alt ?? "A hill"} />`,
      ['Remove …', 'A hill'],
    ],
    [
      'a property of a part',
      '<SentBar closeLabel="Dismiss" hint={x || "opens the portal"} />',
      ['Dismiss', 'opens the portal'],
    ],
    ['a default', "function X({ placeholder = 'Name or word' }) {}", ['Name or word']],
    ['a value by its name', "showToast({ title: 'Error', tone: 'error' })", ['Error']],
    [
      'a sentence anywhere',
      `const summary = wrong && \`Please check \${wrong} fields.\``,
      ['Please check … fields.'],
    ],
  ])('finds %s', (_what, source, expected) => {
    expect(texts(source)).toEqual(expected)
  })

  it.each([
    ['what comes from content', '<p title={text.title}>{text.lead} {labels.weeks(1, 2)}</p>'],
    ['marks and units', '<p>{from}-{to} · 5&nbsp;× {n}%</p>'],
    ['names for programs', '<Icon name="arrow" type="button" className="when" data-tone="Dark blue" />'],
    ['what is compared', "<p>{kind === 'demo' && text}</p>"],
    [
      'styles',
      "chakra('p', { base: { '& .text a': { textStyle: 'small caps' }, _placeholder: '&::placeholder' } })",
    ],
    ['what developers read', "console.warn('The index is not there.'); throw new RangeError('It is a gap.')"],
    ['imports', "import x from 'A b c.'"],
  ])('leaves %s alone', (_what, source) => {
    expect(texts(source)).toEqual([])
  })

  it('says where it stands', () => {
    expect(findCopy('x.tsx', '\n\nconst a = <p title="One two" />')).toEqual([{ line: 3, text: 'One two' }])
  })
})
