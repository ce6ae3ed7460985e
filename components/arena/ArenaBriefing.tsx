import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { AiArena } from '#content/platforms.ts'
import { noScript } from '../theme/noScript.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Stage } from './Stage.tsx'

const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, 1fr)', mdDown: '1fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: { base: '8', lg: '18' },
    rowGap: '5',
    // The counterpart, with the portrait, has a column on wide screens, and so has the goal.
    '& > :first-of-type': {
      display: 'grid',
      gridRow: { lg: 'span 2' },
      gridTemplateColumns: { base: '5rem 1fr', lg: '1fr' },
      alignContent: 'start',
      gap: '4',
      alignItems: 'center',
    },
    '& > :last-of-type': { gridColumn: { lg: '3' }, gridRow: { lg: '1 / span 2' } },
    '& img': { width: { base: '100%', lg: '10rem' }, borderRadius: '50%' },
    '& h3': { textStyle: 'eyebrow' },
  },
})

const Start = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    '& > button': { [noScript]: { display: 'none' } },
    '& q': { display: 'block', maxW: 'headline', pb: '6', textStyle: 'title' },
  },
})

export type ArenaText = AiArena['sample']['stage']

interface ArenaBriefingProps
  extends Pick<ArenaText, 'portrait' | 'briefing' | 'aim' | 'counterpart' | 'opening'> {
  /** The start button; shown only with JavaScript. */
  children: ReactNode
}

/** Introduces the people, the situation and the goal, up to the first line of the counterpart. */
export function ArenaBriefing({
  portrait,
  briefing,
  aim,
  counterpart,
  opening,
  children,
}: ArenaBriefingProps) {
  return (
    <Stage>
      <Facts>
        {[...briefing, aim].map(({ label, text }, index) => (
          <li key={label}>
            {index === 0 && <Picture image={portrait} />}
            <div>
              <h3>{label}</h3>
              <p>{keepTogether(text)}</p>
            </div>
          </li>
        ))}
      </Facts>
      <Start>
        <h3 className="label">{counterpart}</h3>
        <q>{opening}</q>
        {children}
      </Start>
    </Stage>
  )
}
