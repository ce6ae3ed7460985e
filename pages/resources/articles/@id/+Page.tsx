import type { PageContext } from 'vike/types'
import { ArticleAside, ArticleColumns } from '#components/articles/ArticleAside.tsx'
import { ArticleBody } from '#components/articles/ArticleBody.tsx'
import { ArticleFacts } from '#components/articles/ArticleCard.tsx'
import { ArticleEnd } from '#components/articles/ArticleEnd.tsx'
import { ArticleHeader } from '#components/articles/ArticleHeader.tsx'
import { NextArticles } from '#components/articles/NextArticles.tsx'
import { ShareMenu } from '#components/articles/ShareMenu.tsx'
import { NewsletterForm } from '#components/inquiry/NewsletterForm.tsx'
import { SaveActions } from '#components/saved/SaveButton.tsx'
import { ListLink } from '#components/search/list/ListLink.tsx'
import { articleFiltersAtom } from '#components/search/list/listings.ts'
import { UnknownEntry } from '#components/search/list/UnknownEntry.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Following } from '#components/ui/StepContext.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { articleHead } from '#content/articleHead.ts'
import { articleNotFound, articleDetail as labels } from '#content/articleListing.ts'
import { formatMonth } from '#content/formats.ts'
import { newsletter } from '#content/resources.ts'
import { articlePath, paths } from '#content/routes.ts'
import { fill } from '#content/schema/fill.ts'
import type { PageHead } from '#content/schema/page.ts'
import { siteUrl } from '#content/siteUrl.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { ArticleData, Data } from './+data.ts'

const list = { atom: articleFiltersAtom, path: paths.articles }

export function Page() {
  const data = useData<Data>()
  // Keyed by article, so that an open menu doesn't stay open on the next one.
  if (data.article) return <ArticlePage key={data.article.id} {...data} />
  return <UnknownEntry {...articleNotFound} {...list} categories={data.categories} />
}

Page.head = ({ data }: PageContext): PageHead => {
  const { article } = data as Data
  return article ? articleHead(article) : articleNotFound.head
}

/** The page of an article (specification, point 2, Article detail). */
function ArticlePage({
  article,
  blocks,
  image,
  portrait,
  tags,
  related,
  next,
  categoryHref,
  mark,
}: ArticleData) {
  const { id, title, category, author, readTime, views, viewsMonth, date, shownDate } = article
  const published = <time dateTime={date}>{shownDate}</time>
  return (
    <>
      <Section unnamed isFirst space="none">
        <article>
          <ArticleHeader
            back={
              <ListLink {...list} look="back">
                {labels.back}
              </ListLink>
            }
            badge={
              <>
                {mark && <mark>{mark}</mark>} <TextLink to={categoryHref}>{category}</TextLink>
              </>
            }
            title={title}
            excerpt={article.excerpt}
            facts={<ArticleFacts {...article} author={`${labels.by} ${author}`} label={labels.facts} />}
            image={image}
          >
            <ShareMenu shared={{ title, url: siteUrl(articlePath(id)) }} labels={labels.share} />
            <SaveActions kind="articles" id={id} title={title} />
          </ArticleHeader>
          <Following>
            <ArticleColumns>
              <div>
                <ArticleBody blocks={blocks} />
                <ArticleEnd
                  tags={{ heading: labels.tags, items: tags }}
                  author={{
                    heading: labels.author,
                    name: author,
                    bio: article.authorBio,
                    portrait,
                  }}
                />
              </div>
              <ArticleAside
                info={{
                  heading: labels.info.heading,
                  facts: [
                    { label: labels.info.readTime, value: readTime },
                    {
                      label: labels.info.views,
                      value: viewsMonth
                        ? fill(labels.info.counted, { views, month: formatMonth(viewsMonth) })
                        : views,
                    },
                    { label: labels.info.published, value: published },
                  ],
                }}
                contents={{
                  heading: labels.contents,
                  parts: blocks.filter((block) => block.kind === 'heading'),
                }}
                related={{ heading: labels.related, articles: related }}
              />
            </ArticleColumns>
          </Following>
        </article>
      </Section>
      {next.length > 0 && (
        <TitledSection id="next" heading={labels.next}>
          <NextArticles articles={next} />
        </TitledSection>
      )}
      <NewsletterForm text={newsletter} />
    </>
  )
}
