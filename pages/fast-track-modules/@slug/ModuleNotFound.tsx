import { CatalogueLink } from '#components/search/CatalogueLink.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { moduleNotFound } from '#content/modules.ts'
import { paths } from '#content/routes.ts'

/** Shown for an address that is no module (specification, point 8). */
export function ModuleNotFound() {
  return (
    <Hero ground="teal" {...moduleNotFound}>
      <CatalogueLink path={paths.modules} look="solid">
        {moduleNotFound.back}
      </CatalogueLink>
    </Hero>
  )
}
