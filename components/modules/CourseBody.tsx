import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TextOrList } from '#content/schema/article.ts'
import type { Module } from '#content/schema/module.ts'
import { MODULE_ANCHORS } from '#content/schema/moduleSections.ts'
import { ruled, sheetBelow, written } from '../paper/written.ts'
import { Split } from '../sections/frame/Split.tsx'
import { PointList } from '../sections/list/PointList.tsx'
import { DashList } from '../ui/DashList.tsx'
import { RichList } from '../ui/RichList.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Agenda } from './Agenda.tsx'

/** Lists in the description are forms that participants fill in, so they look like sheets of paper. */
const notePage: SystemStyleObject = {
  ...written,
  ...ruled,
  backgroundColor: 'bg.paper',
  backgroundPosition: '0 1rem',
  position: 'relative',
  my: '3',
  px: { base: '5', md: '10' },
  pt: { base: '1.25rem', _print: '3' },
  // The next rule would be on the edge.
  pb: { base: '1rem', _print: '3' },
  borderWidth: '1px',
  borderColor: 'sand.2',
  borderTopWidth: '3px',
  borderTopColor: 'coral.500',
  '& li': { ml: '1.125em', listStyle: '"–  " outside' },
  '& strong': { fontFamily: 'body', fontSize: '1rem', color: 'fg.base' },
  // Moved, not rotated: on a sheet as low as this, a rotated one shows as two wedges.
  _before: {
    ...sheetBelow('0deg'),
    transform: 'translate(0.375rem, 0.375rem)',
    _print: { display: 'none' },
  },
}

const Columns = chakra(Split, {
  base: {
    _print: { display: 'block', '& > * + *': { mt: '6' } },
    '& h2': { textStyle: 'subheading', mb: { base: '4', lg: '6', _print: '3' } },
    '& > :last-child': { gridRow: { lg: '1' }, gridColumn: { lg: '2' } },
  },
})

const Text = chakra('div', {
  base: {
    '& .about': {
      display: 'grid',
      gap: '4',
      maxW: 'text',
      mb: { base: '10', lg: '12', _print: '5' },
      position: 'relative',
      zIndex: 0,
      // In print, blocks may break across pages, but grids may not.
      _print: { display: 'block', '& > * + *': { mt: '3' } },
      '& ol': { listStyle: 'decimal', pl: '6' },
      '& li ul': { listStyle: 'disc', pl: '5' },
      '& > ul': notePage,
    },
  },
})

/** What participants take from it, across the page. */
const Ends = chakra(Split, {
  base: {
    gridColumn: '1 / -1',
    mdToLg: { '& div + div ul': { columns: 2 } },
  },
})

interface CourseBodyProps {
  /** The long description without its first paragraph. */
  about: readonly TextOrList[]
  module: Module
  headings: Readonly<Record<keyof typeof MODULE_ANCHORS, string>>
  /** "{minutes} min". */
  duration: string
  /** Side panels. */
  children: ReactNode
}

/** The main part of a module's page: description, agenda, what participants take from it. */
export function CourseBody({ about, module, headings, duration, children }: CourseBodyProps) {
  const { outcomes, whatYoullLearn, keySkills } = module
  const heading = (part: keyof typeof MODULE_ANCHORS) => (
    <h2 id={MODULE_ANCHORS[part]} tabIndex={-1}>
      {headings[part]}
    </h2>
  )
  return (
    <Columns split="7/4">
      <Text>
        <div className="about">
          {about.map((block) => (
            <Block key={about.indexOf(block)} block={block} />
          ))}
        </div>
        {heading('whatYoullLearn')}
        <Agenda parts={whatYoullLearn} duration={duration} />
      </Text>
      <Ends split="7/4">
        <div>
          {heading('outcomes')}
          <PointList points={outcomes.map((text) => ({ icon: 'check', text }))} />
        </div>
        <div>
          {heading('keySkills')}
          <DashList items={keySkills} />
        </div>
      </Ends>
      {children}
    </Columns>
  )
}

function Block({ block }: { block: TextOrList }) {
  if (block.kind === 'text') {
    return (
      <p>
        <RichText content={block.content} />
      </p>
    )
  }
  return (
    <>
      {block.title && (
        <p>
          <strong>{block.title}</strong>
        </p>
      )}
      <RichList {...block} />
    </>
  )
}
