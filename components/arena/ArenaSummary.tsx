import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ArenaScript } from '#content/schema/arena.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ArenaScriptText } from './ArenaScriptText.tsx'
import { MarkChart } from './MarkChart.tsx'
import { type Answers, readPractice, weakestOf } from './practice.ts'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '7fr 4fr' },
    columnGap: '18',
    rowGap: '10',
    pt: { base: '8', lg: '10' },
    borderTopWidth: '3px',
    borderColor: 'gold',
    '& h3': { textStyle: 'label', color: 'fg.warm', pb: '2' },
    '& .ending': { textStyle: 'title', lineHeight: '1.2', maxW: '24ch' },
    '& h4': { textStyle: 'small', pb: '2' },
    '& .sentence': { fontWeight: 'semibold', mt: '3' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', alignSelf: 'end' },
  },
})

const Script = chakra('details', {
  base: {
    mt: '10',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '3.5rem',
      textStyle: 'strong',
      '& svg': { color: 'fg.warm', transition: 'transform 220ms' },
    },
    '&[open] > summary svg': { transform: 'rotate(45deg)' },
  },
})

interface ArenaSummaryProps {
  script: ArenaScript
  answers: Answers
  /** Controls that restart or go back. */
  children: ReactNode
}

/** The end of the rehearsal: the outcome, the marks of all turns and a coach's advice. */
export function ArenaSummary({ script, answers, children }: ArenaSummaryProps) {
  const { labels } = script
  const { played } = readPractice(script, answers)
  const advice = script.advice[weakestOf(script, played)]
  return (
    <>
      <Grid>
        <div>
          <h3>{labels.ending}</h3>
          <p className="ending">{script.endings[answers.at(-1) ?? 0]}</p>
        </div>
        <div>
          <h3>{labels.chart}</h3>
          <MarkChart script={script} played={played} />
        </div>
        <div>
          <h3>{labels.advice}</h3>
          <h4>{advice.heading}</h4>
          <p>{advice.text}</p>
          <p className="sentence">
            {labels.trySaying} {advice.sentence}
          </p>
        </div>
        <div className="actions">
          <DemoLink>{labels.demo}</DemoLink>
          {children}
        </div>
      </Grid>
      <Script>
        <summary>
          {labels.script}
          <Icon name="plus" size={24} />
        </summary>
        <ArenaScriptText script={script} />
      </Script>
    </>
  )
}
