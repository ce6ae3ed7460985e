import { chakra } from '@chakra-ui/react'
import { Icon } from '../../ui/Icon.tsx'

const MARK = '0.75rem'

/** Markers of challenge, solution and outcome: open note, stem, full note. */
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
    // On phones stacked along a stem.
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
    // Explains the markers at their first use.
    '& td span': {
      display: { base: 'block', md: 'none' },
      textStyle: 'fine',
      color: 'fg.quiet',
      _print: { display: 'none' },
    },
  },
})

/** Collapses on phones only. Browsers before 2025 lack `::details-content` and collapse in wide windows too. */
const Fold = chakra('details', {
  base: {
    borderColor: 'line.strong',
    mdDown: { borderBottomWidth: '1px' },
    '& thead': { srOnly: true },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '3.5rem',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line.strong',
      textStyle: 'label',
      _hover: { color: 'fg.accent' },
      '& svg': { color: 'fg.warm' },
    },
    '&[open] summary svg': { transform: 'rotate(45deg)' },
    md: { '&::details-content': { contentVisibility: 'visible' } },
    '@supports selector(::details-content)': {
      '& summary': { display: { md: 'none' }, _print: { display: 'none' } },
    },
  },
})

export interface ChallengeLabels {
  challenges: string
  solutions: string
  outcomes: string
  /** In the singular, in the order of the columns. */
  each: readonly [string, string, string]
}

interface ChallengeTableProps {
  labels: ChallengeLabels
  challenges: readonly string[]
  /** In the order of the challenges. */
  solutions: readonly string[]
  outcomes: readonly string[]
  /** Summary of the challenges after the first, for the collapsed part. */
  more: string
}

/** Challenges with solutions and outcomes; on phones all but the first are collapsed. */
export function ChallengeTable({ labels, challenges, solutions, outcomes, more }: ChallengeTableProps) {
  const columns = [labels.challenges, labels.solutions, labels.outcomes]
  const rows = challenges.map((challenge, row) => [challenge, solutions[row], outcomes[row]])
  return (
    <>
      <Table>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                <h3>{label}</h3>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 1).map((texts) => (
            <tr key={texts[0]}>
              {texts.map((text, column) => (
                <td key={text}>
                  <span aria-hidden="true">{labels.each[column]}</span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Fold>
        <summary>
          {more}
          <Icon name="plus" size={24} />
        </summary>
        <Table>
          <thead>
            <tr>
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(1).map((texts) => (
              <tr key={texts[0]}>
                {texts.map((text) => (
                  <td key={text}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
    </>
  )
}
