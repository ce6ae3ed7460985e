import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Picture } from '../ui/Picture.tsx'
import { TextLink } from '../ui/TextLink.tsx'

const End = chakra('footer', {
  base: {
    maxW: '40rem',
    mt: { base: '10', lg: '12' },
    '& .tags': {
      _print: { display: 'none' },
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      ...stackEnlarged,
      columnGap: '5',
      alignItems: 'baseline',
      py: '5',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      '& h2': { textStyle: 'label' },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
      '& li': { py: '1', textStyle: 'note', color: 'fg.quiet' },
    },
    '& .author': {
      display: 'grid',
      gridTemplateColumns: { base: '5rem 1fr', md: '7rem 1fr' },
      ...stackEnlarged,
      columnGap: { base: '5', md: '8' },
      alignItems: 'center',
      pt: '8',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      '& img': { width: '100%', maxW: '7rem', height: 'auto', borderRadius: 'md' },
      '& h2': { textStyle: 'label', color: 'fg.quiet' },
      '& .name': { textStyle: 'small' },
      '& .bio': { textStyle: 'note', mt: '2' },
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
        <Picture image={author.portrait} sizes="7rem" />
        <div>
          <h2>{author.heading}</h2>
          <p className="name">{author.name}</p>
          <p className="bio">{author.bio}</p>
        </div>
      </div>
    </End>
  )
}
