import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '11.5rem 1fr',
      columnGap: '8',
      alignItems: 'center',
      py: '5',
      borderTopWidth: '1px',
    },
    '& img': { width: '100%', borderRadius: 'md' },
    '& h3': { textStyle: 'small' },
    '& .quiet': { textStyle: 'aside' },
    '& .text': { textStyle: 'note', mt: '2' },
    '& .notes': { textStyle: 'caption', mt: '2' },
  },
})

interface PictureRowsProps {
  items: readonly {
    title: string
    /** Below the title. */
    quiet?: string
    text: string
    /** Below the text, one per line. */
    notes?: readonly string[]
    image: Image
  }[]
}

/** Rows of text, each with a picture. */
export function PictureRows({ items }: PictureRowsProps) {
  return (
    <Rows>
      {items.map(({ title, quiet, text, notes, image }) => (
        <li key={title}>
          <Picture image={image} eager />
          <div>
            <h3>{title}</h3>
            {quiet && <p className="quiet">{quiet}</p>}
            <p className="text">{keepTogether(text)}</p>
            {notes?.map((note) => (
              <p key={note} className="notes">
                {note}
              </p>
            ))}
          </div>
        </li>
      ))}
    </Rows>
  )
}
