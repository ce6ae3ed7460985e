import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Rows = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      columnGap: { base: '3', md: '8' },
      rowGap: '2',
      gridTemplateColumns: { base: '4.5rem 1fr', md: '7.5rem 1fr 1fr' },
      py: { base: '3', lg: '5' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
      // The upper rows begin further in: the scale rises on every screen.
      '&:nth-of-type(2)': { pl: { base: '4', md: '0' } },
      '&:nth-of-type(3)': { pl: { base: '8', md: '0' } },
    },
    '& h3': {
      textStyle: 'title',
      whiteSpace: 'nowrap',
      lineHeight: '1',
      color: 'fg.warm',
    },
    '& .name': { textStyle: 'small' },
    '& .audience': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .more': { gridColumn: { base: '2', md: 'auto' } },
    '& .facts': { textStyle: 'label' },
    '& .structure': { textStyle: 'note', textWrap: 'pretty' },
  },
})

interface ProgramRowsProps {
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
}

/** Programs as the rows of a ledger, code, name and audience, how it is built, the way to it. */
export function ProgramRows({ programs, linkText }: ProgramRowsProps) {
  return (
    <Rows>
      {programs.map(({ code, title, audience, duration, cohort, structure, href }) => (
        <li key={code}>
          <h3>{code}</h3>
          <div>
            <p className="name">{title}</p>
            <p className="audience">{audience}</p>
          </div>
          <div className="more">
            <p className="facts">{keepTogether(`${duration}, ${cohort}`)}</p>
            <p className="structure">{structure}</p>
            <TextLink look="standalone" to={href}>
              {`${linkText} ${code}`}
            </TextLink>
          </div>
        </li>
      ))}
    </Rows>
  )
}
