import { chakra } from '@chakra-ui/react'
import type { Question } from '#content/schema/sections.ts'
import { Icon } from '../../ui/Icon.tsx'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    _print: { columnCount: 2, columnGap: '8', '& details': { breakInside: 'avoid' } },
    '& details': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& summary': { columnGap: '6', minH: '4rem', py: '3' },
    '& h3': { textStyle: 'strong' },
    '& details > p': {
      textStyle: 'body',
      color: 'fg.quiet',
      maxW: 'text',
      pb: '6',
      pr: '8',
    },
  },
})

/** Questions that expand; the first one is open. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  return (
    <List>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" size={24} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  )
}
