import { chakra } from '@chakra-ui/react'
import { nextStepsText } from '#content/labels/inquiryText.ts'

const Steps = chakra('div', {
  base: {
    textStyle: 'note',
    '& h3': { fontWeight: 'semibold' },
    '& li': { ml: '1.2em', listStyle: 'decimal' },
  },
})

/** What happens after a form is sent, in three short lines. */
export function NextSteps() {
  const { heading, steps } = nextStepsText
  return (
    <Steps>
      <h3>{heading}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Steps>
  )
}
