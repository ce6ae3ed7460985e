import { Hero } from '#components/sections/Hero.tsx'
import { LinkColumns } from '#components/sections/LinkColumns.tsx'
import { SearchForm } from '#components/sections/SearchForm.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { Section } from '#components/ui/Section.tsx'
import { notFound } from '#content/notFound.ts'

export function Page() {
  const { heading, hint, image, search, linksHeading, links } = notFound
  return (
    <>
      <Hero ground="teal" heading={heading} lead={hint} image={image}>
        <SearchForm {...search} />
      </Hero>
      <Section labelledBy="links">
        <SectionIntro id="links" heading={linksHeading} />
        <LinkColumns links={links} />
      </Section>
    </>
  )
}
