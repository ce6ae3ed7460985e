import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { Question } from '#content/schema/sections.ts'
import { slugify } from '#content/schema/slugify.ts'
import { Icon } from '../../ui/Icon.tsx'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    _print: { columnCount: 2, columnGap: '8', '& details': { breakInside: 'avoid' } },
    '& details': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& summary': { columnGap: '6', minH: '4rem', py: '3', _print: { minH: '0', pb: '1' } },
    '& h3': { textStyle: 'strong' },
    '& details > p': {
      textStyle: 'body',
      color: 'fg.quiet',
      maxW: 'text',
      pb: '6',
      pr: '8',
      _print: { pb: '3', pr: '0', lineHeight: '1.4' },
    },
  },
})

/** Questions that expand. The first one is open, and the one in the address, to which the site's search leads. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation()
  return (
    <List>
      {questions.map(({ question, answer }, index) => {
        const id = slugify(question)
        return (
          <details key={id} id={id} open={index === 0 || hash === `#${id}`}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" size={24} />
            </summary>
            <p>{answer}</p>
          </details>
        )
      })}
    </List>
  )
}
