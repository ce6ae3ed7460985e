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
      '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
      '& th': { display: 'flex', alignItems: 'center', gap: '2', p: '0', pb: '3' },
      '& h3': { textStyle: 'label', fontFamily: 'body' },
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
      '& th::before, & td:not(:nth-of-type(2))::before': {
        content: '""',
        flexShrink: '0',
        width: MARK,
        height: MARK,
        borderRadius: '50%',
        borderWidth: '2px',
        borderColor: 'line.strong',
      },
      '& td::before': { position: 'absolute', left: '0', top: '0.4rem' },
      '& th:nth-of-type(2)::before': { width: '2px', borderWidth: '0 0 0 2px', borderRadius: '0' },
      '& th:last-of-type::before, & td:last-of-type::before': {
        borderColor: 'coral.500',
        bg: 'coral.500',
      },
    },
  },
})

interface ChallengeTableProps {
  labels: { challenges: string; solutions: string; outcomes: string }
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
        {challenges.map((challenge, index) => (
          <tr key={challenge}>
            <td>{challenge}</td>
            <td>{solutions[index]}</td>
            <td>{outcomes[index]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
