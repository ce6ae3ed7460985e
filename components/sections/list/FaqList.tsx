import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { Question } from '#content/schema/sections.ts'
import { slugify } from '#content/schema/slugify.ts'
import { Icon } from '../../ui/Icon.tsx'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    _print: { columnCount: 2, columnGap: '8' },
    '& details': { borderTopWidth: '1px', breakInside: 'avoid' },
    '& summary': { columnGap: '6', minH: '4rem', py: '3', _print: { minH: '0', pb: '1' } },
    '& > h3': { textStyle: 'small', mt: { base: '8', lg: '10' }, mb: '3' },
    '&:first-of-type > h3': { mt: { lg: '0' } },
    '& summary :is(h3, h4)': { textStyle: 'strong' },
    '& details > p': {
      color: 'fg.quiet',
      maxW: 'text',
      pb: '6',
      pr: '8',
      _print: { pb: '3', pr: '0', lineHeight: '1.4' },
    },
  },
})

interface FaqListProps {
  questions: readonly Question[]
  /** Names a group of questions within a section. */
  heading?: string
  opensFirst?: boolean
}

/** Questions that expand: the first one is open, and the one in the address, to which the site's search leads. */
export function FaqList({ questions, heading, opensFirst = true }: FaqListProps) {
  const { hash } = useLocation()
  const Title = heading ? 'h4' : 'h3'
  return (
    <List>
      {heading && <h3>{heading}</h3>}
      {questions.map(({ question, answer }, index) => {
        const id = slugify(question)
        return (
          <details key={id} id={id} open={(opensFirst && index === 0) || hash === `#${id}`}>
            <summary>
              <Title>{question}</Title>
              <Icon name="plus" size={24} />
            </summary>
            <p>{answer}</p>
          </details>
        )
      })}
    </List>
  )
}
