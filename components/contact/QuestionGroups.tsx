import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FaqList } from '../sections/list/FaqList.tsx'

const Groups = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '12',
    rowGap: '10',
    gridTemplateColumns: { xl: 'repeat(3, 1fr)' },
  },
})

interface QuestionGroupsProps {
  groups: readonly Required<ComponentProps<typeof FaqList>>[]
}

/** Groups of questions, each below its heading. */
export const QuestionGroups = ({ groups }: QuestionGroupsProps) => (
  <Groups>
    {groups.map((group) => (
      <FaqList key={group.heading} {...group} />
    ))}
  </Groups>
)
