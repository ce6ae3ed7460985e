import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { fieldRecipe } from '#components/theme/recipes/field.ts'
import { isUsedOnce } from './describeUse.ts'
import { groupOf, nameOf } from './Entry.ts'
import { entries } from './entries.ts'
import type { Uses } from './findUses.ts'
import type { View } from './useView.ts'

const List = chakra('nav', {
  base: {
    overflowY: 'auto',
    maxH: { base: '24dvh', md: 'none' },
    p: '4',
    bg: 'bg.paper',
    borderRightWidth: { md: '1px' },
    borderBottomWidth: { base: '1px', md: '0' },
    borderColor: 'line.base',
    '& h2': { textStyle: 'label', color: 'fg.quiet', mt: '4', mb: '1' },
    '& li a': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      px: '2',
      py: '1',
      borderRadius: 'sm',
      _hover: { bg: 'bg.tint' },
      '&[aria-current]': { color: 'sand.0', bg: 'teal.900' },
    },
    '& small': { textStyle: 'fine', color: 'inherit' },
  },
})

const Input = chakra('input', fieldRecipe)

/** The sections by group, filtered by name. Marks sections that only one page uses. */
export function SectionList({ view, uses }: { view: View; uses: Uses }) {
  const [text, setText] = useState('')
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may lead far down the list
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [view.entry])
  const found = entries.filter(({ file }) => file.toLowerCase().includes(text.trim().toLowerCase()))
  const groups = [...new Set(found.map(groupOf))]
  return (
    <List ref={list} aria-label="Sections">
      <Input
        type="search"
        aria-label="Find a section"
        placeholder="Find a section"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 && <p role="status">No section has this name.</p>}
      {groups.map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{group.replace('sections/', '')}</h2>
          <ul>
            {found
              .filter((entry) => groupOf(entry) === group)
              .map((entry) => (
                <li key={entry.file}>
                  <Link
                    to={view.addressWith({ section: nameOf(entry) })}
                    aria-current={entry === view.entry ? 'page' : undefined}
                  >
                    {nameOf(entry)}
                    {isUsedOnce(uses[entry.file]) && <small>once</small>}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </List>
  )
}
