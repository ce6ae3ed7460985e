import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { nextStepsText } from '#content/labels/inquiryText.ts'
import { ContactLink } from '../inquiry/ContactLink.tsx'
import { NextSteps } from '../inquiry/NextSteps.tsx'
import { labeled } from '../theme/labeled.ts'
import { stickyBeside } from '../theme/stickyBeside.ts'
import { FactList } from '../ui/FactList.tsx'
import { Ground } from '../ui/Ground.tsx'
import { MoreLink } from '../ui/TextLink.tsx'

const Aside = chakra('div', {
  base: {
    ...stickyBeside,
    // On small screens, where the hero has just named the facts, they come after the text.
    lgDown: { display: 'contents' },
    '& h2': { textStyle: 'small', mb: '0' },
    '& dl': { mt: '3', mb: { lg: '6' } },
    '& dl > div': {
      ...labeled('6rem'),
      gap: '3',
      py: '1',
      textStyle: 'note',
      '& dt': { color: 'fg.quiet' },
      '& dd': { fontWeight: 'semibold' },
    },
    '& .ready': {
      _print: { display: 'none' },
      p: '6',
      borderRadius: 'md',
      '& p': { mt: '2', mb: '5' },
      '& h3': { mt: { base: '5', mdToLg: '0' } },
      mdToLg: { columns: 2, '& > div': { breakBefore: 'column' } },
    },
  },
})

interface CoursePanelProps extends ComponentProps<typeof FactList> {
  heading: string
  ready: { heading: string; text: string; action: string }
}

/** Side panel of a module's page: the facts, and a card with the next step. */
export function CoursePanel({ heading, facts, ready }: CoursePanelProps) {
  return (
    <Aside>
      <div>
        <h2>{heading}</h2>
        <FactList facts={facts} />
      </div>
      <Ground ground="coral" className="ready">
        <h2>{ready.heading}</h2>
        <p>{ready.text}</p>
        <ContactLink>{ready.action}</ContactLink>
        <NextSteps />
        <MoreLink label={nextStepsText.link} href="/contact#questions" />
      </Ground>
    </Aside>
  )
}
