import { chakra } from '@chakra-ui/react'
import type { ProgramSummary } from '#content/schema/program.ts'
import { TextLink } from '../ui/TextLink.tsx'

const Rows = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      rowGap: '4',
      columnGap: '8',
      gridTemplateColumns: { md: '8rem 1fr', lg: 'repeat(12, 1fr)' },
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .about': { lg: { gridColumn: 'span 5', pr: '8' } },
    '& h3': {
      gridColumn: { lg: 'span 3' },
      textStyle: 'display',
      whiteSpace: 'nowrap',
      lineHeight: '0.9',
      color: 'fg.warm',
    },
    '& .name': { textStyle: 'small' },
    '& .audience': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .focus': { textStyle: 'note', mt: '3' },
    '& .details': { gridColumn: { md: '2', lg: 'span 4' } },
    '& .facts': { textStyle: 'label' },
    '& .features': { textStyle: 'note', my: '3', '& li': { position: 'relative', pl: '5', py: '0.125rem' } },
    '& .features li::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0.8em',
      width: '0.625rem',
      borderTopWidth: '2px',
      borderColor: 'fg.warm',
    },
  },
})

interface ProgramRowsProps {
  programs: readonly ProgramSummary[]
  /** Text of the links; the program's code follows. */
  linkText: string
}

/** Programs as the rows of a ledger: code, what it is about, what it holds. */
export function ProgramRows({ programs, linkText }: ProgramRowsProps) {
  return (
    <Rows>
      {programs.map((program) => (
        <li key={program.code}>
          <h3>{program.code}</h3>
          <div className="about">
            <p className="name">{program.title}</p>
            <p className="audience">{program.audience}</p>
            <p className="focus">{program.focus}</p>
          </div>
          <div className="details">
            <p className="facts">{`${program.duration}, ${program.cohort}`}</p>
            <ul className="features">
              {program.keyFeatures.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <TextLink look="standalone" to={program.href}>
              {`${linkText} ${program.code}`}
            </TextLink>
          </div>
        </li>
      ))}
    </Rows>
  )
}
