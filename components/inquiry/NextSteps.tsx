import { chakra } from '@chakra-ui/react'
import { nextStepsText } from '#content/labels/nextStepsText.ts'

const Steps = chakra('div', {
  base: {
    textStyle: 'fine',
    '& h3': { fontWeight: 'semibold' },
    '& ol': { counterReset: 'step' },
    '& li': {
      counterIncrement: 'step',
      pl: '1.2em',
      textIndent: '-1.2em',
      _before: { content: 'counter(step) ". "' },
    },
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
