import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '7fr 4fr' },
    columnGap: '18',
    rowGap: '8',
    pt: '2',
    '& dl': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { md: '10rem 1fr' },
      columnGap: '6',
      py: '4',
      borderBottomWidth: '1px',
      borderColor: 'line.base',
    },
    '& dt': { textStyle: 'label', color: 'fg.warm' },
    '& .marks': {
      alignSelf: 'end',
      '& h3': { textStyle: 'small', pb: '3' },
      '& li': { textStyle: 'note', py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
    },
    '& .start': {
      '@media (scripting: none)': { display: 'none' },
      '& [role="alert"]': { textStyle: 'note', mt: '3' },
    },
  },
})

export interface ArenaBriefingText {
  briefing: readonly { label: string; text: string }[]
  /** The last line of the briefing. */
  aim: { label: string; text: string }
  marks: { heading: string; items: readonly { title: string; text: string }[] }
}

interface ArenaBriefingProps extends ArenaBriefingText {
  /** The way into the conversation; shown where scripts run. */
  children: ReactNode
}

/** Who is who, what happened, what for, and what will be noted. */
export function ArenaBriefing({ briefing, aim, marks, children }: ArenaBriefingProps) {
  return (
    <Columns>
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
