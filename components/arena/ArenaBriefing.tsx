import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { AiArena } from '#content/aiArena.ts'
import { noScript } from '../theme/noScript.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'
import { MarkNotes } from './MarkNotes.tsx'
import { Stage } from './Stage.tsx'

const Facts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '10rem 1fr' },
    columnGap: '8',
    rowGap: '5',
    alignItems: 'start',
    '& img': { width: { base: '5rem', md: '10rem' }, borderRadius: '50%' },
    '& dl': { display: 'grid', gap: '4' },
    '& dt': { textStyle: 'eyebrow' },
  },
})

/** On phones the start button comes first, right after the briefing. */
const Marks = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    // Below the texts, on tablets as well.
    pl: { mdToLg: '12rem' },
    '& .start': {
      order: { base: '-1', lg: '0' },
      pt: { lg: '6' },
      pb: { base: '8', lg: '0' },
      [noScript]: { display: 'none' },
    },
  },
})

export type ArenaText = AiArena['sample']['stage']

interface ArenaBriefingProps extends Pick<ArenaText, 'portrait' | 'briefing' | 'aim' | 'marks'> {
  /** The start button; shown only with JavaScript. */
  children: ReactNode
}

/** Introduces the people, the situation, the goal, and what will be assessed. */
export function ArenaBriefing({ portrait, briefing, aim, marks, children }: ArenaBriefingProps) {
  return (
    <Stage>
      <Facts>
        <Picture image={portrait} />
        <dl>
          {[...briefing, aim].map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{keepTogether(item.text)}</dd>
            </div>
          ))}
        </dl>
      </Facts>
      <Marks>
        <h3 className="label">{marks.heading}</h3>
        <MarkNotes notes={marks.items} />
        <div className="start">{children}</div>
      </Marks>
    </Stage>
  )
}
