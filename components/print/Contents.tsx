import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'

const List = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    '& a': {
      display: 'grid',
      gridTemplateColumns: '6rem 1fr auto',
      alignItems: 'baseline',
      py: '3',
      borderTopWidth: '1px',
    },
    '& .code': { textStyle: 'small', color: 'fg.accent' },
    '& strong': { textStyle: 'strong', display: 'block' },
    '& .about': { textStyle: 'aside' },
    '& [data-page-of]': { textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  },
})

interface ContentsProps {
  programs: readonly ProgramSummary[]
  /** Before the number of a page. */
  page: string
}

/** The programs of a document with their pages. The page numbers are filled in before printing, once they are known. */
export function Contents({ programs, page }: ContentsProps) {
  return (
    <List>
      {programs.map(({ code, title, audience, cohort }) => (
        <li key={code}>
          <a href={`#${code}`}>
            <span className="code">{code}</span>
            <span>
              <strong>{title}</strong>{' '}
              <span className="about">
                {audience}. {cohort}.
              </span>
            </span>
            <span>
              {page} <span data-page-of={code} />
            </span>
          </a>
        </li>
      ))}
    </List>
  )
}
