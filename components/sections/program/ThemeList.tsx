import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: '8',
    rowGap: '6',
    textStyle: 'note',
    _print: { gridTemplateColumns: '1fr 1fr', breakInside: 'avoid', textStyle: 'note' },
    '& svg': { display: 'inline-block', verticalAlign: 'text-bottom', mr: '2' },
    '& .title': { textStyle: 'strong', mb: '1' },
    '& li li': { textWrap: 'pretty', mt: '1' },
  },
  variants: {
    layout: {
      compact: {},
      /** Across the page. */
      large: {
        columnGap: { base: '8', lg: '18' },
        rowGap: { base: '6', lg: '10' },
        textStyle: { base: 'note', md: 'body' },
        '& .title': { textStyle: 'small', mb: '2' },
      },
    },
  },
})

interface ThemeListProps {
  themes: readonly Theme[]
  layout?: 'compact' | 'large'
}

/** Themes with their skills, one a line; the icon has the theme's color (specification, point 3, Theme). */
export function ThemeList({ themes, layout = 'compact' }: ThemeListProps) {
  return (
    <List layout={layout}>
      {themes.map(({ title, icon, color, skills }) => (
        <chakra.li key={title} css={{ '& svg': { color: color === 'coral' ? 'fg.warm' : 'fg.accent' } }}>
          <p className="title">
            <Icon name={icon} size={26} />
            {title}
          </p>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{keepTogether(skill)}</li>
            ))}
          </ul>
        </chakra.li>
      ))}
    </List>
  )
}
