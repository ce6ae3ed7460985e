import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import type { ModuleCard } from '#content/collections/cards.ts'
import { savedModulesText as labels } from '#content/labels/labels.ts'
import { AskButton } from '../inquiry/AskButton.tsx'
import { useAllCards } from '../search/list/useAllCards.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { SaveButton } from './SaveButton.tsx'

const Block = chakra('section', {
  base: {
    mt: { base: '12', lg: '18' },
    '& h2': { textStyle: 'title' },
    '& h2 + p': { mt: '2', maxW: 'text' },
    '& ul': { mt: '6', borderBottomWidth: '1px' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      pr: '3',
      borderTopWidth: '1px',
    },
    '& li span': { display: 'block', textStyle: 'caption' },
  },
})

/** Entry of a saved module. */
type SavedModule = Pick<ModuleCard, 'slug' | 'href' | 'title' | 'category'>

const NONE: readonly ModuleCard[] = []

export interface SavedModulesProps {
  /** Entries of the saved modules; undefined if there are too many modules to include in the page, so that they are fetched. */
  modules: readonly SavedModule[] | undefined
  /** Titles of the saved articles, which come first in the inquiry. */
  articles: readonly string[]
  /** The saved modules. */
  slugs: readonly string[]
}

/** The saved modules. Together with the saved articles they can be sent as one inquiry that lists them all. */
export function SavedModules({ articles, slugs, ...props }: SavedModulesProps) {
  const { all, load } = useAllCards('modules', NONE, props.modules === undefined)
  const loadOnce = useEffectEvent(() => void load())
  useEffect(() => loadOnce(), [])
  const modules = props.modules ?? all.filter(({ slug }) => slugs.includes(slug))
  const titles = modules.map(({ title }) => title)
  const write = () =>
    [listed(labels.intro, titles), listed(labels.articlesIntro, articles)].filter(Boolean).join('\n\n')
  if (modules.length + articles.length === 0) return null
  return (
    <Block aria-labelledby="saved-modules">
      <h2 id="saved-modules">{modules.length > 0 ? labels.heading : labels.articlesHeading}</h2>
      <p>{labels.text}</p>
      {modules.length > 0 && (
        <ul>
          {modules.map((module) => (
            <li key={module.slug}>
              <div>
                <TextLink to={module.href}>{module.title}</TextLink>
                <span>{module.category}</span>
              </div>
              <SaveButton kind="modules" id={module.slug} title={module.title} look="icon" />
            </li>
          ))}
        </ul>
      )}
      <AskButton mt="6" topic={labels.topic} write={write}>
        {labels.ask}
      </AskButton>
    </Block>
  )
}

const listed = (intro: string, titles: readonly string[]) =>
  titles.length > 0 ? [intro, '', ...titles.map((title) => `- ${title}`)].join('\n') : ''
