import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { describeUse } from './describeUse.ts'
import { groupOf, nameOf } from './Entry.ts'
import type { Uses } from './findUses.ts'
import { SectionList } from './SectionList.tsx'
import { SectionWindow } from './SectionWindow.tsx'
import { FULL, useView, WIDTHS } from './useView.ts'

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplate: { base: 'auto minmax(0, 1fr) / minmax(0, 1fr)', md: '100dvh / 17rem minmax(0, 1fr)' },
    height: '100dvh',
    textStyle: 'note',
    bg: 'bg.sand',
  },
})

const Stage = chakra('main', {
  base: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minW: '0', minH: '0' },
})

const Bar = chakra('header', {
  base: {
    px: '4',
    py: '3',
    bg: 'bg.paper',
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& h1': { textStyle: 'subheading' },
    '& h1 small': { textStyle: 'fine', color: 'fg.quiet', fontFamily: 'body' },
    '& p': { textStyle: 'fine', color: 'fg.quiet' },
  },
})

const Choices = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    mt: '2',
    '& a': {
      px: '3',
      py: '1',
      borderWidth: '1px',
      borderColor: 'line.base',
      borderRadius: 'sm',
      '&[aria-current]': { color: 'sand.0', bg: 'teal.900' },
    },
  },
})

/** Lists all sections, and shows one in a window of a chosen width. */
export function Gallery({ uses }: { uses: Uses }) {
  const view = useView()
  const { entry, state, width, isStill, addressWith, frame } = view
  if (!entry) return null
  const choice = (label: string, isChosen: boolean, changes: Record<string, string>) => (
    <Link key={label} to={addressWith(changes)} aria-current={isChosen || undefined}>
      {label}
    </Link>
  )
  return (
    <Page>
      <SectionList view={view} uses={uses} />
      <Stage>
        <Bar>
          <h1>
            {nameOf(entry)} <small>components/{groupOf(entry)}</small>
          </h1>
          <p title={uses[entry.file]?.join(', ')}>{describeUse(uses[entry.file] ?? [])}</p>
          <Choices aria-label="State">
            {Object.keys(entry.states).map((name) => choice(name, name === state, { state: name }))}
          </Choices>
          <Choices aria-label="Width">
            {[...WIDTHS, FULL].map((name) => choice(name, name === width, { width: name }))}
            {choice('Reduced motion', isStill, { motion: isStill ? 'full' : 'reduced' })}
            <a href={frame} target="_blank" rel="noopener">
              Alone in a tab
            </a>
          </Choices>
        </Bar>
        <SectionWindow address={frame} width={width === FULL ? undefined : Number(width)} />
      </Stage>
    </Page>
  )
}
