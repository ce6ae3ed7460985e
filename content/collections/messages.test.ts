import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent } from '../checks/checkContent.ts'
import { showProblem } from './ContentError.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['modules', 'articles']) mkdirSync(join(dir, name))
})
afterEach(() => rmSync(dir, { recursive: true }))

const ARTICLE = `---
title: What the handover log shows
excerpt: An excerpt that is long enough for the schema and for a card.
metaDescription: A description for search engines that is long enough for the schema, because search results have two lines to fill with it.
category: Change Management
author: Arjun Menon
authorBio: Arjun Menon facilitates programs. He was a plant manager for eleven years.
date: 2026-02-15
views: "3,120"
tags:
  - workload
  - feedback
  - coaching
shownIn:
  - listing
---

The text, with a [link](/contact).
`

const check = () => checkContent(dir).map((problem) => showProblem(problem).replaceAll(`${dir}/`, ''))

/** An edit to a valid article, and the one message that the check reports. */
test.each<[mistake: string, from: string | RegExp, to: string, message: string]>([
  ['a field left out', /author: .*\n/, '', ':1: author is missing. Add a line such as: author: Arjun Menon'],
  ['an empty field', /title: .*/, 'title:', ':2: title is empty. Write 10 to 90 characters.'],
  ['empty quotes', /title: .*/, 'title: ""', ':2: title is empty. Write 10 to 90 characters.'],
  ['a short title', /title: .*/, 'title: Too few', ':2: title has 7 characters and needs at least 10.'],
  [
    'a long title',
    /title: .*/,
    `title: ${'What the log shows, '.repeat(5)}now`,
    ':2: title has 103 characters and may have 90. Leave out 13.',
  ],
  [
    'a number for a title',
    /title: .*/,
    'title: 2026',
    ':2: title is the number 2026. Put it in quotes, as in title: What the handover log shows',
  ],
  [
    'a colon without quotes',
    /title: .*/,
    'title: Handover: what the "log" shows',
    ':2: title has a colon followed by a space. Put the text in quotes: title: "Handover: what the \\"log\\" shows"',
  ],
  [
    'a colon in a list',
    '- workload',
    '- work: load',
    ':11: tags, entry 1 has a colon followed by a space. Put the text in quotes: "work: load"',
  ],
  [
    'a quote that is not closed',
    /title: .*/,
    'title: "What the handover log shows',
    ':2: title begins with a quote that is not closed. Add one at the end of the text.',
  ],
  [
    'a sign with a meaning of its own',
    /title: .*/,
    'title: @home, what the log shows',
    ':2: title begins with a sign that has a meaning of its own here. Put the text in quotes: title: "@home, what the log shows"',
  ],
  [
    'a category that is not quite one',
    'Change Management',
    'Change Managment',
    ':5: category is "Change Managment". Did you mean "Change Management"? Choose one of: Leadership Development, AI & Technology, Resilience & Change, ' +
      'Strategic Thinking, Coaching & Mentoring, Global Leadership, Impact & ROI, Communication Skills, ' +
      'Professional Development, Change Management, Employee Engagement, Performance Management, Team Building, ' +
      'Organizational Culture.',
  ],
  [
    'a category of the listing in the carousel',
    '- listing',
    '- carousel',
    ':5: category is "Change Management", which the carousel does not have. Did you mean "Resilience & Change"? ' +
      'Leave "carousel" out of shownIn, or choose one of: Leadership Development, AI & Technology, Resilience & Change, ' +
      'Strategic Thinking, Coaching & Mentoring, Global Leadership, Impact & ROI.',
  ],
  [
    'a place that there is not',
    '- listing',
    '- listings',
    ':15: shownIn, entry 1 is "listings". Did you mean "listing"? Choose one of: listing, carousel.',
  ],
  [
    'a date in words',
    '2026-02-15',
    '15 February 2026',
    ':8: date is "15 February 2026". Write year, month and day, as in 2026-09-15. Did you mean 2026-02-15?',
  ],
  [
    'a day that does not come',
    '2026-02-15',
    '2026-02-30',
    ':8: date is "2026-02-30", which isn’t a day of the calendar. Write year, month and day, as in 2026-09-15.',
  ],
  [
    'a text for a list',
    /tags:\n(.*\n){3}/,
    'tags: workload\n',
    ':10: tags is "workload". Write a list: each entry on a line of its own, after "  - ".',
  ],
  ['too few entries', '  - coaching\n', '', ':10: tags has 2 entries and needs at least 3.'],
  [
    'too many entries',
    '  - coaching\n',
    '  - a1\n  - a2\n  - a3\n  - a4\n  - a5\n',
    ':10: tags has 7 entries and may have 6. Leave out 1.',
  ],
  ['a word for yes', 'shownIn:', 'featured: yes\nshownIn:', ':14: featured is "yes". Write true or false.'],
  [
    'views without quotes',
    '"3,120"',
    '3120',
    ':9: views is the number 3120. Put it in quotes, as in views: "1,204"',
  ],
  ['views without a comma', '"3,120"', '"3120"', ':9: views is "3120". Write it as in views: "1,204"'],
  [
    'a misspelled field',
    'authorBio:',
    'authorbio:',
    ':7: there is no field "authorbio". Did you mean "authorBio"?',
  ],
  [
    'a field twice',
    'views:',
    'title: Another title\nviews:',
    ':9: title is listed twice. Remove one of them.',
  ],
  ['a tab', '  - feedback', '\t- feedback', ':12: the line begins with a tab. Indent it with spaces.'],
  [
    'fields without an end',
    '---\n\n',
    '\n',
    ':1: the fields have no end. Put a line of --- below the last one.',
  ],
  [
    'no fields',
    /---\n[\s\S]*---\n/,
    '',
    ':1: the file must begin with its fields, between two lines of ---.',
  ],
  ['no text', /The text.*/, '', ':17: the text is missing. Write it below the second line of ---.'],
  ['a heading of another level', 'The text', '# The text', ':18: write headings with ##, not #'],
  [
    'a dead link',
    '/contact)',
    '/contcat)',
    ':18: the link "/contcat" goes to a page that doesn’t exist. Did you mean "/contact"?',
  ],
])('%s', (_, from, to, message) => {
  const text = ARTICLE.replace(from, to)
  expect(text).not.toBe(ARTICLE)
  writeFileSync(join(dir, 'articles/a.md'), text)
  expect(check()).toEqual([`articles/a.md${message}`])
})

test('the article itself has no mistake', () => {
  writeFileSync(join(dir, 'articles/a.md'), ARTICLE)
  expect(check()).toEqual([])
})

test('a name that is no address', () => {
  writeFileSync(join(dir, "articles/What's New.md"), ARTICLE)
  expect(check()).toEqual([
    "articles/What's New.md: the file name becomes the address: lower-case letters, digits and hyphens alone. Rename it to whats-new.md.",
  ])
})

test('two files that want one address, one title, one tag', () => {
  mkdirSync(join(dir, 'articles/old'))
  for (const name of ['a.md', 'old/a.md']) writeFileSync(join(dir, 'articles', name), ARTICLE)
  expect(check()).toEqual([
    'articles/old/a.md: the file name is the address, and articles/a.md has it already. Rename one of the two.',
    'articles/old/a.md:2: title is "What the handover log shows", as in articles/a.md. Choose another one.',
  ])
  rmSync(join(dir, 'articles/old'), { recursive: true })
  writeFileSync(join(dir, 'articles/b.md'), ARTICLE.replace('- workload', '- Workloads'))
  expect(check()).toEqual([
    'articles/b.md:2: title is "What the handover log shows", as in articles/a.md. Choose another one.',
    'articles/b.md:11: the tag "Workloads" is written "workload" in articles/a.md. Use one spelling.',
  ])
})
