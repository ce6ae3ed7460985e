import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { Picture } from '../ui/Picture.tsx'

/** The face beside the facts; below it the start button, beside what will be assessed. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '14rem 1fr', lg: '4fr 8fr' },
    columnGap: { md: '8', lg: '18' },
    gridTemplateRows: { mdToLg: 'auto 1fr' },
    rowGap: '8',
    pt: '2',
    '& > img': { width: { base: '11rem', md: '100%' }, height: 'auto', borderRadius: 'md' },
    '& dl': {
      borderTopWidth: '1px',
      borderColor: 'line.base',
      alignSelf: 'end',
      gridRow: { mdToLg: '1 / 3' },
    },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { lg: '8.5rem 1fr' },
      columnGap: '6',
      py: '4',
      borderBottomWidth: '1px',
      borderColor: 'line.base',
    },
    '& dt': { textStyle: 'label', color: 'fg.warm' },
    '& .marks': {
      gridColumn: { md: '2' },
      '& h3': { textStyle: 'small', pb: '3' },
      '& ul': { display: 'grid', columnGap: '6', gridTemplateColumns: { lg: 'repeat(3, 1fr)' } },
      '& li': { textStyle: 'note', py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
      '& strong': { display: { lg: 'block' } },
    },
    '& .start': {
      gridColumn: { md: '1' },
      gridRow: { md: '2' },
      '@media (scripting: none)': { display: 'none' },
      '& button': { width: { md: '100%' } },
      '& [role="alert"]': { textStyle: 'note', mt: '3' },
    },
  },
})

export interface ArenaBriefingText {
  /** The counterpart before the conversation. */
  portrait: Image
  briefing: readonly { label: string; text: string }[]
  /** The last line of the briefing. */
  aim: { label: string; text: string }
  marks: { heading: string; items: readonly { title: string; text: string }[] }
}

interface ArenaBriefingProps extends ArenaBriefingText {
  /** The start button; shown only with JavaScript. */
  children: ReactNode
}

/** Introduces the people, the situation, the goal, and what will be assessed. */
export function ArenaBriefing({ portrait, briefing, aim, marks, children }: ArenaBriefingProps) {
  return (
    <Columns>
      <Picture image={portrait} />
      <dl>
        {[...briefing, aim].map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
      <div className="marks">
        <h3>{marks.heading}</h3>
        <ul>
          {marks.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}:</strong> {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="start">{children}</div>
    </Columns>
  )
}
