import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { labeled } from '../theme/labeled.ts'
import { Picture } from '../ui/Picture.tsx'
import { TextLink } from '../ui/TextLink.tsx'

const End = chakra('footer', {
  base: {
    maxW: '40rem',
    mt: { base: '10', lg: '12' },
    pt: '6',
    borderTopWidth: '1px',
    '& h2': { textStyle: 'label' },
    '& .tags': {
      ...labeled('auto'),
      columnGap: '6',
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
      '& li': { py: '1', textStyle: 'aside' },
    },
    '& .author': {
      display: 'grid',
      gridTemplateColumns: '5rem 1fr',
      ...stackEnlarged,
      columnGap: '6',
      mt: '8',
      '& img': { width: '5rem', borderRadius: '50%' },
      '& h2': { color: 'fg.quiet' },
      '& .name': { textStyle: 'small' },
      '& .bio': { mt: '2' },
    },
  },
})

interface ArticleEndProps {
  tags: { heading: string; items: readonly { name: string; href?: string }[] }
  author: { heading: string; name: string; bio: string; portrait: Image }
}

/** The end of an article: its tags, linked if other articles share them, and its author. */
export function ArticleEnd({ tags, author }: ArticleEndProps) {
  return (
    <End>
      <div className="tags">
        <h2 id="tags">{tags.heading}</h2>
        <ul aria-labelledby="tags">
          {tags.items.map(({ name, href }) => (
            <li key={name}>{href ? <TextLink to={href}>{name}</TextLink> : name}</li>
          ))}
        </ul>
      </div>
      <div className="author">
        <Picture image={author.portrait} sizes="5rem" />
        <div>
          <h2>{author.heading}</h2>
          <p className="name">{author.name}</p>
          <p className="bio">{author.bio}</p>
        </div>
      </div>
    </End>
  )
}
