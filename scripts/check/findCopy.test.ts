import { expect, it } from 'vitest'
import { findCopy } from './findCopy.ts'

const texts = (source: string) =>
  findCopy('components/x/X.tsx', source).map((problem) => /"(.*)" is copy/.exec(problem)?.[1])

it.each([
  ['text of a tag', 'const X = () => <p>\n  Thirty minutes{" "}\n  <b>{n}</b>\n</p>', ['Thirty minutes']],
  ['strings among children', `<p>{open ? 'Open now' : \`\${day} closed\`}</p>`, ['Open now', '… closed']],
  ['joined strings', "<p>{name + ' overview'}</p>", ['overview']],
  ['a spoken attribute', '<a aria-label="Close menu" alt={alt ?? "A hill"} />', ['Close menu', 'A hill']],
  ['a default', "function X({ placeholder = 'Name or word' }) {}", ['Name or word']],
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
  ['what developers read', "console.warn('The index is missing.'); throw new RangeError('It is a gap.')"],
])('ignores %s', (_what, source) => {
  expect(texts(source)).toEqual([])
})
