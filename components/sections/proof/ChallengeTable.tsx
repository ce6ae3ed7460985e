import { chakra } from '@chakra-ui/react'

const MARK = '0.75rem'

/** Challenge, solution and outcome as open note, stem and full note. */
const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textAlign: 'left',
    borderCollapse: 'collapse',
    '& th': { fontWeight: 'normal', pb: '3', pr: '8' },
    '& h3': { textStyle: 'small' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line.strong' },
    '& td': { textStyle: 'note', textWrap: 'pretty', verticalAlign: 'top', py: '4', pr: '8' },
    '& td:last-of-type': { fontWeight: 'semibold', pr: '0' },
    // On phones one below the other along a stem.
    mdDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', py: '5' },
      '& td': { display: 'block', position: 'relative', p: '0', pl: '6', pb: '3' },
      '& td:last-of-type': { pb: '0' },
      '& td:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        left: `calc(${MARK} / 2 - 1px)`,
        top: '1.15rem',
        bottom: '-0.4rem',
        width: '2px',
        bg: 'line.strong',
      },
      '& td:nth-of-type(2):not(:last-of-type)::after': { top: '-0.4rem' },
      '& td:not(:nth-of-type(2))::before': {
        content: '""',
        width: MARK,
        height: MARK,
        borderRadius: '50%',
        borderWidth: '2px',
        borderColor: 'line.strong',
        position: 'absolute',
        left: '0',
        top: '0.4rem',
      },
      '& td:last-of-type::before': { borderColor: 'coral.500', bg: 'coral.500' },
    },
    // What the marks stand for, said at the first of each.
    '& td span': {
      display: { base: 'block', md: 'none' },
      textStyle: 'fine',
      color: 'fg.quiet',
      _print: { display: 'none' },
    },
  },
})

export interface ChallengeLabels {
  challenges: string
  solutions: string
  outcomes: string
  /** The same for a single one, in the order of the columns. */
  each: readonly [string, string, string]
}

interface ChallengeTableProps {
  labels: ChallengeLabels
  challenges: readonly string[]
  /** Of the challenges, in their order. */
  solutions: readonly string[]
  outcomes: readonly string[]
}

/** Challenges, each beside the solution that meets it and the outcome of that. */
export function ChallengeTable({ labels, challenges, solutions, outcomes }: ChallengeTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {[labels.challenges, labels.solutions, labels.outcomes].map((label) => (
            <th key={label} scope="col">
              <h3>{label}</h3>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {challenges.map((challenge, row) => (
          <tr key={challenge}>
            {[challenge, solutions[row], outcomes[row]].map((text, column) => (
              <td key={text}>
                {row === 0 && <span aria-hidden="true">{labels.each[column]}</span>}
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
