import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../ui/Icon.tsx'

const List = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { md: '5fr 7fr' },
      gap: { base: '4', md: '8' },
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& h3': { display: 'flex', alignItems: 'center', gap: '4', alignSelf: 'start', textStyle: 'subheading' },
    '& svg': { flexShrink: '0' },
    '& ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '8', rowGap: '2' },
    '& ul li': { display: 'flex', gap: '3' },
    '& ul li::before': {
      content: '""',
      flexShrink: '0',
      width: '0.5rem',
      height: '0.5rem',
      mt: '0.65em',
      borderRadius: '50%',
      bg: 'var(--theme)',
    },
  },
})

const Item = chakra('li', {
  base: {},
  variants: {
    color: {
      coral: { '--theme': 'colors.coral.500', '& h3': { color: 'fg.warm' } },
      teal: { '--theme': 'colors.teal.500', '& h3': { color: 'fg.accent' } },
    },
  },
})

/** Themes with the skills they train, in the two colors of the house (specification, point 3, Theme). */
export function ThemeList({ themes }: { themes: readonly Theme[] }) {
  return (
    <List>
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
    </List>
  )
}
