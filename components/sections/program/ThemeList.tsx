import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: '8',
    rowGap: { base: '3', lg: '8' },
    textStyle: { base: 'note', md: 'body' },
    _print: { gridTemplateColumns: '1fr 1fr', breakInside: 'avoid', textStyle: 'note' },
    '& svg': {
      display: { base: 'inline-block', lg: 'block' },
      verticalAlign: 'text-bottom',
      mr: '2',
      mb: { lg: '2' },
    },
    '& p': { display: { base: 'inline', lg: 'block' } },
  },
})

interface ThemeListProps {
  themes: readonly Theme[]
}

/** Themes, each with its skills run in after it; the icon has the theme's color (specification, point 3, Theme). */
export function ThemeList({ themes }: ThemeListProps) {
  return (
    <List>
      {themes.map(({ title, icon, color, skills }) => (
        <chakra.li key={title} css={{ '& svg': { color: color === 'coral' ? 'fg.warm' : 'fg.accent' } }}>
          <Icon name={icon} size={26} />
          <p>
            <strong>{title}.</strong> {keepTogether(`${skills.join('; ')}.`)}
          </p>
        </chakra.li>
      ))}
    </List>
  )
}
