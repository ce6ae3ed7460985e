import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'

const List = chakra('ul', {
  base: {
    borderColor: 'line.base',
    _print: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8', breakInside: 'avoid' },
    '& > li': { py: { base: '6', lg: '8' }, borderColor: 'line.base' },
    '& h3': { display: 'flex', alignItems: 'center', gap: '4', alignSelf: 'start', textStyle: 'subheading' },
    '& svg': { flexShrink: '0' },
    '& ul': { display: 'grid', columnGap: '8', rowGap: '2' },
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
  variants: {
    layout: {
      /** Two by two in a part of the width. */
      grid: {
        display: 'grid',
        columnGap: '8',
        gridTemplateColumns: { sm: '1fr 1fr' },
        '& > li': { py: '4 !important', borderTopWidth: '1px', _print: { py: '2 !important' } },
        '& h3': { textStyle: 'small', gap: '3' },
        '& ul': { mt: '2', textStyle: 'note', rowGap: '0' },
      },
      /** Four fields between crossing lines. */
      fields: {
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        borderTopWidth: '1px',
        '& > li': { borderBottomWidth: '1px', px: { md: '6', lg: '10' } },
        '& ul': { mt: '5' },
        md: {
          '& > li:nth-of-type(odd)': { pl: '0', borderRightWidth: '1px' },
          '& > li:nth-of-type(even)': { pr: '0' },
        },
      },
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

interface ThemeListProps {
  themes: readonly Theme[]
  layout: 'grid' | 'fields'
}

/** Themes with the skills they train, in the two colors of the house (specification, point 3, Theme). */
export function ThemeList({ themes, layout }: ThemeListProps) {
  return (
    <List layout={layout}>
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
