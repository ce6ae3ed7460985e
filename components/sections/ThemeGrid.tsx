import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../ui/Icon.tsx'

const Grid = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      py: { base: '6', lg: '10' },
      borderBottomWidth: '1px',
      borderColor: 'line.base',
      md: {
        px: { md: '6', lg: '10' },
        '&:nth-of-type(odd)': { pl: '0', borderRightWidth: '1px' },
        '&:nth-of-type(even)': { pr: '0' },
      },
    },
    '& h3': { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'subheading' },
    '& ul': { textStyle: 'body', mt: '4' },
    '& ul li': { position: 'relative', pl: '6', py: '1' },
    '& ul li::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '1.05em',
      width: '0.75rem',
      borderTopWidth: '2px',
      borderColor: 'var(--mark)',
    },
    '& h3 svg': { flexShrink: '0', color: 'var(--mark)' },
  },
})

const Item = chakra('li', {
  base: {},
  variants: {
    color: { teal: { '--mark': 'colors.teal.500' }, coral: { '--mark': 'colors.coral.500' } },
  },
})

/** The themes of a program in four fields, each with the skills it trains. */
export function ThemeGrid({ themes }: { themes: readonly Theme[] }) {
  return (
    <Grid>
      {themes.map(({ title, icon, color, skills }) => (
        <Item key={title} color={color}>
          <h3>
            <Icon name={icon} size={30} />
            {title}
          </h3>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Item>
      ))}
    </Grid>
  )
}
