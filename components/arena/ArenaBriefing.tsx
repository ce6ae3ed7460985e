import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { AiArena } from '#content/platforms.ts'
import { noScript } from '../theme/noScript.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'
import { besideFace, Stage } from './Stage.tsx'

const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: '8',
    rowGap: '5',
    '& h3': { textStyle: 'eyebrow' },
  },
})

const Start = chakra('div', {
  base: {
    ...besideFace,
    gridColumn: '1 / -1',
    '& button': { [noScript]: { display: 'none' } },
    // On phones the portrait is beside the name alone.
    mdDown: {
      alignItems: 'center',
      rowGap: '3',
      '& > div': { display: 'contents', '& > :not(h3)': { gridColumn: '1 / -1' } },
    },
    '& q': { maxW: 'headline', pb: { base: '3', md: '6' }, textStyle: 'title' },
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
        {[...briefing, aim].map(({ label, text }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>{keepTogether(text)}</p>
          </li>
        ))}
      </Facts>
      <Start>
        <Picture image={portrait} />
        <div>
          <h3 className="label">{counterpart}</h3>
          <q>{opening}</q>
          {children}
        </div>
      </Start>
    </Stage>
  )
}
