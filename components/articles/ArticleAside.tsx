import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { stickyBeside } from '../theme/stickyBeside.ts'
import { FactList } from '../ui/FactList.tsx'
import { Fold } from '../ui/Fold.tsx'
import { type NextArticle, NextArticles } from './NextArticles.tsx'

/** The columns of an article: its text, and the aside. */
export const ArticleColumns = chakra('div', {
  base: {
    display: 'grid',
    // As a split of 7/4.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) 4fr' },
    columnGap: '18',
    rowGap: '8',
    pt: { base: '6', lg: '18' },
    pb: { lg: '6' },
  },
})

const Aside = chakra('div', {
  base: {
    ...stickyBeside,
    display: 'grid',
    gap: '8',
    '& h2': { textStyle: 'strong' },
    '& h2 ~ *, & .title ~ *': { mt: '2' },
    '& .contents a': {
      display: 'block',
      py: { base: '0.625rem', lg: '2' },
      textStyle: 'note',
      _hover: { color: 'fg.accent', textDecoration: 'underline' },
    },
    // Beside the text by their words, on small screens as the articles to read next.
    '& .related': {
      lg: {
        '& ul': { display: 'block' },
        '& li': { py: '2' },
        '& img, & .category': { display: 'none' },
        '& strong': { textStyle: 'note', fontFamily: 'body', color: 'fg.accent' },
      },
    },
    '& dl': { textStyle: 'caption' },
    '& dl > div': { display: 'flex', gap: '2' },
    '& dt': { flexShrink: '0' },
    // On small screens, contents come before the text; the facts are in the head, and what is related is a section of its own.
    lgDown: {
      display: 'contents',
      '& .contents': { order: '-1', borderBlockWidth: '1px', py: { md: '3' } },
      '& .related': {
        '& h2': { textStyle: 'title' },
        '& ul': { mt: '6', gridTemplateColumns: '1fr' },
        '& a': { display: 'grid' },
        '& img': { height: '6.5rem', mb: '0' },
      },
    },
    '& .info': { display: { base: 'none', lg: 'block' } },
  },
})

interface ArticleAsideProps {
  info: { heading: string } & ComponentProps<typeof FactList>
  contents: { heading: string; parts: readonly { id: string; text: string }[] }
  related: { heading: string; articles: readonly NextArticle[] }
}

/** Beside an article: its contents, related articles if any, and its facts. */
export function ArticleAside({ info, contents, related }: ArticleAsideProps) {
  return (
    <Aside>
      {contents.parts.length > 0 && (
        <nav className="contents" aria-label={contents.heading}>
          <Fold isHeading title={<h2>{contents.heading}</h2>}>
            <ul>
              {contents.parts.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
      )}
      {related.articles.length > 0 && (
        <section className="related" aria-labelledby="related-articles">
          <h2 id="related-articles">{related.heading}</h2>
          <NextArticles articles={related.articles} />
        </section>
      )}
      <section className="info" aria-labelledby="article-info">
        <h2 id="article-info">{info.heading}</h2>
        <FactList facts={info.facts} />
      </section>
    </Aside>
  )
}
