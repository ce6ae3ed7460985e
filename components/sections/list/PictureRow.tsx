import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { enlarged } from '../../theme/enlarged.ts'

/** The picture is beside all words; on phones beside the title alone. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '7.5rem 1fr',
      md: '15rem 1fr',
      mdDown: '1fr min(7rem, 26vw)',
    },
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: {
      base: '"picture title" "picture words"',
      mdDown: '"title picture" "words words"',
    },
    [enlarged]: { display: 'block', '& > .picture': { mb: '3' } },
    columnGap: { base: '4', md: '8' },
    alignItems: 'start',
    '& > .picture': {
      gridArea: 'picture',
      '& img': { aspectRatio: '4 / 3', borderRadius: 'md' },
    },
    '& > .title': { gridArea: 'title' },
    '& > .words': { gridArea: 'words' },
  },
})

interface PictureRowProps {
  /** Anchor. */
  id?: string | undefined
  picture: ReactNode
  title: ReactNode
  children: ReactNode
}

/** An entry of a list with a picture. The list can set other columns. */
export const PictureRow = ({ id, picture, title, children }: PictureRowProps) => (
  <Row id={id}>
    <div className="picture">{picture}</div>
    <div className="title">{title}</div>
    <div className="words">{children}</div>
  </Row>
)
