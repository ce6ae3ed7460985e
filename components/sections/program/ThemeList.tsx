import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

/** Two columns, if three words of a skill fit on a line. */
const compact: SystemStyleObject = {
  display: 'grid',
  columnGap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  md: { gridTemplateColumns: '1fr 1fr' },
  _print: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: '4' },
  '& > li': { py: '4 !important', borderTopWidth: '1px', _print: { py: '2 !important' } },
  '& h3': { textStyle: 'small', fontSize: '1.25rem', columnGap: '3' },
  '& ul': { mt: '2', textStyle: 'fine', fontSize: { md: '0.9375rem' }, rowGap: '1' },
  '& ul li': { gap: '2', lineHeight: '1.4' },
  '& ul li::before': { width: '0.375rem', height: '0.375rem', mt: '0.5em' },
  // The icon is above the title, even if both would fit on a line.
  mdDown: { '& h3': { display: 'grid' } },
}

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
      /** Two by two. */
      grid: compact,
      /** Stacked, beside a tall element. */
      column: { ...compact, lg: { gridTemplateColumns: '1fr', '& > li': { py: '3 !important' } } },
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
      coral: { '--theme': 'colors.fg.warm', '& h3': { color: 'fg.warm' } },
      teal: { '--theme': 'colors.line.strong', '& h3': { color: 'fg.accent' } },
    },
  },
})

interface ThemeListProps {
  themes: readonly Theme[]
  layout: 'grid' | 'column' | 'fields'
}

/** Themes with their skills, in the two brand colors (specification, point 3, Theme). */
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
              <li key={skill}>
                <span>{keepTogether(skill)}</span>
              </li>
            ))}
          </ul>
        </Item>
      ))}
    </List>
  )
}
