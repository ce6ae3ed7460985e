import { chakra } from '@chakra-ui/react'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: 'none' },
    columnGap: '8',
    rowGap: '4',
    mb: { base: '8', lg: '0' },
    _print: { gridTemplateColumns: 'none', rowGap: '3' },
    '& li': { pl: '5', borderLeftWidth: '3px', borderColor: 'coral.500' },
    '& li:nth-of-type(2)': { borderColor: 'line.strong' },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'note', textWrap: 'pretty', color: 'fg.quiet', mt: '1', maxW: '32rem' },
  },
})

/** The follow-up measurements, months later. */
export function LaterSteps({ steps }: { steps: readonly { when: string; text: string }[] }) {
  return (
    <Steps>
      {steps.map(({ when, text }) => (
        <li key={when}>
          <h3>{when}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  )
}
