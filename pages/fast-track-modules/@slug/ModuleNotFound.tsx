import { CatalogLink } from '#components/modules/CatalogLink.tsx'
import { filterQuery } from '#components/search/list/filters.ts'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { LinkColumns } from '#components/sections/hub/LinkColumns.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { moduleNotFound } from '#content/modules.ts'
import { paths } from '#content/routes.ts'
import type { ModuleCategory } from '#content/schema/module.ts'

/** Shown for an unknown module (specification, point 8). */
export function ModuleNotFound({ categories }: { categories: readonly ModuleCategory[] }) {
  const links = categories.map((category) => ({
    label: category,
    href: paths.modules + filterQuery({ category }),
  }))
  return (
    <>
      <Hero ground="teal" {...moduleNotFound}>
        <CatalogLink path={paths.modules} look="solid">
          {moduleNotFound.back}
        </CatalogLink>
      </Hero>
      <Section space="tight" labelledBy="themes">
        <SectionIntro id="themes" heading={moduleNotFound.themes} />
        <LinkColumns links={links} />
      </Section>
    </>
  )
}
