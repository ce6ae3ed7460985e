import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FactList } from '../ui/FactList.tsx'
import { Ground } from '../ui/Ground.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'

const Panel = chakra(Ground, {
  base: {
    borderRadius: 'md',
    breakInside: 'avoid',
    px: '10',
    py: '8',
    '& h2': { textStyle: 'title' },
    '& .text': { color: 'fg.quiet', mt: '3' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8', rowGap: '4', mt: '6' },
    '& dt': { textStyle: 'caption' },
    '& dd': { textStyle: 'label' },
  },
})

interface NextStepProps {
  heading: string
  text: string
  contacts: ComponentProps<typeof FactList>['facts']
}

/** The next step for the reader, and how to reach us. */
export function NextStep({ heading, text, contacts }: NextStepProps) {
  return (
    <Panel ground="teal">
      <h2>{keepTogether(heading, true)}</h2>
      <p className="text">{keepTogether(text)}</p>
      <FactList facts={contacts} />
    </Panel>
  )
}
