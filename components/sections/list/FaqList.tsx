import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { Question } from '#content/schema/sections.ts'
import { slugify } from '#content/schema/slugify.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    _print: { columnCount: 2, columnGap: '8', textStyle: 'note' },
    '& details': { borderTopWidth: '1px', breakInside: 'avoid' },
    '& summary': { columnGap: '6', minH: '4rem', py: '3', _print: { pb: '1' } },
    '& > h3': { textStyle: 'small', mb: '3', columnSpan: 'all' },
    '& summary :is(h3, h4)': { textStyle: 'strong' },
    '& details > p': {
      color: 'fg.quiet',
      maxW: 'text',
      pb: '6',
      pr: '8',
      _print: { pb: '3', pr: '0' },
    },
  },
})

interface FaqListProps {
  questions: readonly Question[]
  /** Names a group of questions within a section. */
  heading?: string
}

/**
 * Questions that expand. The one in the address is open, to which the site's search leads, and unless there are several
 * groups the first one.
 */
export function FaqList({ questions, heading }: FaqListProps) {
  const { hash } = useLocation()
  const Title = heading ? 'h4' : 'h3'
  return (
    <List>
      {heading && <h3>{heading}</h3>}
      {questions.map(({ question, answer }, index) => {
        const id = slugify(question)
        return (
          <details key={id} id={id} open={(!heading && index === 0) || hash === `#${id}`}>
            <summary>
              <Title>{keepTogether(question)}</Title>
              <Icon name="plus" size={24} />
            </summary>
            <p>{answer}</p>
          </details>
        )
      })}
    </List>
  )
}
