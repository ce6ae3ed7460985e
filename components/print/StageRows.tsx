import { chakra } from '@chakra-ui/react'
import type { Stage } from '#content/schema/pages/company.ts'
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
    '& .when': { textStyle: 'aside' },
    '& .text': { textStyle: 'note', mt: '2' },
  },
})

/** The stages of a story in brief: when each began, its first paragraph and its picture. */
export function StageRows({ stages }: { stages: readonly Stage[] }) {
  return (
    <Rows>
      {stages.map(({ name, when, paragraphs: [first = ''], image }) => (
        <li key={name}>
          <Picture image={image} />
          <div>
            <h3>{name}</h3>
            <p className="when">{when}</p>
            <p className="text">{keepTogether(first)}</p>
          </div>
        </li>
      ))}
    </Rows>
  )
}
