import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Icon } from '../ui/Icon.tsx'

/** Open folders side by side, with sheets sticking out at the top; on paper, plain lists. */
const Folders = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    rowGap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    ...stackEnlarged,
    '& > li': { display: 'flex', flexDirection: 'column' },
    '& ul li': {
      py: '2',
      textStyle: { base: 'fine', lg: 'note' },
      lineHeight: { lg: '1.35' },
    },
    '& h3': {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      textStyle: { base: 'small', lg: 'subheading' },
    },
    '@media screen': {
      // The sheets, the last of them in front.
      '& ul': {
        order: '-1',
        flex: '1',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
      },
      '& ul li': {
        px: { base: '2', lg: '3' },
        bg: 'bg.paper',
        borderWidth: '1px',
        borderBottomWidth: '0',
        borderRadius: '{radii.sm} {radii.sm} 0 0',
      },
      '& ul li:nth-of-type(1)': { mx: '4' },
      '& ul li:nth-of-type(2)': { mx: '2' },
      '& ul li:nth-of-type(3)': { pb: '8' },
      '& h3': {
        position: 'relative',
        justifyContent: 'space-between',
        p: '4',
        minH: { base: '8rem', lg: '10rem' },
        borderRadius: '0 {radii.md} {radii.md} {radii.md}',
        color: 'var(--words)',
        bg: 'var(--folder)',
        // For forced colors.
        border: '1px solid transparent',
        // The tab of the folder, in front of the last sheet.
        _before: {
          content: '""',
          position: 'absolute',
          left: '-1px',
          bottom: '100%',
          border: '1px solid transparent',
          borderBottomWidth: '0',
          width: '45%',
          height: '1rem',
          borderRadius: '{radii.md} {radii.md} 0 0',
          bg: 'var(--folder)',
        },
      },
    },
  },
})

const Folder = chakra('li', {
  variants: {
    color: {
      coral: { '--folder': 'colors.coral.500', '--words': 'colors.ink' },
      teal: { '--folder': 'colors.teal.700', '--words': 'colors.sand.0' },
    },
  },
})

/** Tools by category: a folder for each, and a sheet for each tool. */
export function ToolFolders({ themes }: { themes: readonly Theme[] }) {
  return (
    <Folders>
      {themes.map(({ title, icon, color, skills }) => (
        <Folder key={title} color={color}>
          <h3>
            <Icon name={icon} size={30} />
            {title}
          </h3>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Folder>
      ))}
    </Folders>
  )
}
