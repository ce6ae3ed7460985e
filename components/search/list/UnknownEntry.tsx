import type { ComponentProps } from 'react'
import { TitledSection } from '../../sections/frame/TitledSection.tsx'
import { LinkColumns } from '../../sections/hub/LinkColumns.tsx'
import { Hero } from '../../sections/opening/Hero.tsx'
import { listAddress } from './filters.ts'
import { ListLink } from './ListLink.tsx'

interface UnknownEntryProps
  extends Pick<ComponentProps<typeof Hero>, 'heading' | 'lead' | 'image'>,
    Pick<ComponentProps<typeof ListLink>, 'atom' | 'path' | 'anchor'> {
  /** Label of the link to the list. */
  back: string
  /** Heading of the categories. */
  browse: string
  categories: readonly string[]
}

/** Shown for an unknown article or module (specification, point 8): the way to the list, and to each of its categories. */
export function UnknownEntry({ atom, path, anchor, back, browse, categories, ...hero }: UnknownEntryProps) {
  return (
    <>
      <Hero {...hero}>
        <ListLink atom={atom} path={path} anchor={anchor} look="solid">
          {back}
        </ListLink>
      </Hero>
      <TitledSection id="categories" heading={browse}>
        <LinkColumns
          links={categories.map((category) => ({
            label: category,
            href: listAddress(path, { category }, anchor),
          }))}
        />
      </TitledSection>
    </>
  )
}
