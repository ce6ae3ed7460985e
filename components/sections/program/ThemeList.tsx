import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', _print: '1fr 1fr' },
    columnGap: '8',
    rowGap: { md: '6' },
    textStyle: { base: 'note', md: 'body' },
    breakInside: 'avoid',
    borderBottomWidth: { mdDown: '1px' },
    '& > li': { borderTopWidth: '1px', pt: { md: '3' } },
    // All lines begin below the words.
    '& h3, & li li': { pl: '2.125rem' },
    '& h3': { textStyle: 'strong', mb: { md: '1' } },
    '& h3 svg': { display: 'inline-block', verticalAlign: 'text-bottom', ml: '-2.125rem', mr: '2' },
    '& li li': {
      mt: { base: '1', md: '2' },
      lineHeight: { md: '1.4' },
      '&:last-of-type': { mb: { base: '3', md: '0' } },
    },
  },
})

/** Themes with their skills, one a line; the icon has the theme's color (specification, point 3, Theme). */
export function ThemeList({ themes }: { themes: readonly Theme[] }) {
  return (
    <List>
      {themes.map(({ title, icon, color, skills }, index) => (
        <chakra.li key={title} css={{ '& h3 svg': { color: color === 'coral' ? 'fg.warm' : 'fg.accent' } }}>
          <Fold
            isHeading
            isOpen={index === 0}
            title={
              <h3>
                <Icon name={icon} size={26} />
                {title}
              </h3>
            }
          >
            <ul>
              {skills.map((skill) => (
                <li key={skill}>{keepTogether(skill)}</li>
              ))}
            </ul>
          </Fold>
        </chakra.li>
      ))}
    </List>
  )
}
