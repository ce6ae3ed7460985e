import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { GrowingPictures } from '#components/sections/hub/GrowingPictures.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { PictureLinks } from '#components/sections/hub/PictureLinks.tsx'
import { FaqList } from '#components/sections/list/FaqList.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { NameStrip } from '#components/sections/proof/NameStrip.tsx'
import { TestimonialList } from '#components/sections/proof/TestimonialList.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { home } from '#content/home.ts'

export function Page() {
  const { hero, programs, voices, closing } = home
  const { solutions, platforms, why, industries, questions } = home
  return (
    <>
      <Hero ground="teal" size="large" {...hero}>
        <ButtonLink to={hero.explore.href}>{hero.explore.label}</ButtonLink>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section unnamed ground="sand" space="snug">
        <FigureStrip figures={home.figures} lead plain />
        <TextLink
          look="standalone"
          to={home.sources.href}
          mt={{ base: '4', lg: '2' }}
          mb={{ base: '4', lg: '6' }}
        >
          {home.sources.label}
        </TextLink>
        <NameStrip label={voices.clientsLabel} clients={voices.clients} />
      </Section>
      <Section space="snug" labelledBy={programs.id}>
        <LevelSteps {...programs} />
      </Section>
      <Section ground="coral" space="snug" labelledBy={voices.id}>
        <SectionIntro size="small" space="small" id={voices.id} heading={voices.heading} />
        <TestimonialList ratingLabel={voices.ratingLabel} testimonials={voices.testimonials} />
      </Section>
      <Section space="snug" labelledBy={solutions.id}>
        <SectionIntro id={solutions.id} label={solutions.label} heading={solutions.heading} space="small" />
        <PictureLinks layout="feature" items={solutions.items} />
        <ButtonLink to={solutions.all.href} look="outline" mt="6">
          {solutions.all.label}
        </ButtonLink>
      </Section>
      <Section ground="teal" space="snug" labelledBy={platforms.id}>
        <PictureLinks layout="lead" items={platforms.items}>
          <SectionIntro space="small" {...platforms} />
        </PictureLinks>
      </Section>
      <SplitSection split="5/7" space="snug" {...why}>
        <PointList marker="icon" points={why.reasons} />
      </SplitSection>
      <Section ground="sand" space="snug" labelledBy={industries.id}>
        <SectionIntro
          id={industries.id}
          label={industries.label}
          heading={industries.heading}
          space="small"
        />
        <GrowingPictures items={industries.items} />
      </Section>
      <SplitSection split="5/7" space="snug" {...questions}>
        <FaqList questions={questions.entries} />
      </SplitSection>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <ButtonLink to={closing.start.href}>{closing.start.label}</ButtonLink>
        <DemoLink href={closing.demo.href} look="outline">
          {closing.demo.label}
        </DemoLink>
      </ClosingCall>
    </>
  )
}
