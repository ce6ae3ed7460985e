import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { AscendingPaths } from '#components/sections/hub/AscendingPaths.tsx'
import { GrowingPictures } from '#components/sections/hub/GrowingPictures.tsx'
import { PictureLinks } from '#components/sections/hub/PictureLinks.tsx'
import { ProgramRows } from '#components/sections/hub/ProgramRows.tsx'
import { FaqList } from '#components/sections/list/FaqList.tsx'
import { ReasonList } from '#components/sections/list/ReasonList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { NameStrip } from '#components/sections/proof/NameStrip.tsx'
import { TestimonialList } from '#components/sections/proof/TestimonialList.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { home } from '#content/home.ts'

export function Page() {
  const { hero, leadership, transformation, voices, closing } = home
  const { solutions, platforms, why, industries, questions } = home
  return (
    <>
      <Hero ground="teal" size="large" {...hero}>
        <ButtonLink to={hero.explore.href}>{hero.explore.label}</ButtonLink>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section ground="sand" space="tight">
        <FigureStrip figures={home.figures} lead ruled={false} />
        <TextLink look="standalone" to={home.sources.href} mt="6">
          {home.sources.label}
        </TextLink>
      </Section>
      <Section space="tight" labelledBy={leadership.id}>
        <AscendingPaths detail="short" {...leadership} />
      </Section>
      <SplitSection split="5/7" ground="tint" space="tight" {...transformation}>
        <ProgramRows {...transformation} />
      </SplitSection>
      <Section ground="coral" space="tight" labelledBy={voices.id}>
        <SectionIntro size="small" id={voices.id} heading={voices.heading} />
        <TestimonialList ratingLabel={voices.ratingLabel} testimonials={voices.testimonials.slice(0, 1)} />
      </Section>
      <Section ground="sand" space="tight">
        <NameStrip label={voices.clientsLabel} clients={voices.clients} />
      </Section>
      <Section space="tight" labelledBy={solutions.id}>
        <SectionIntro id={solutions.id} label={solutions.label} heading={solutions.heading} />
        <PictureLinks layout="feature" items={solutions.items} />
        <ButtonLink to={solutions.all.href} look="outline" mt="8">
          {solutions.all.label}
        </ButtonLink>
      </Section>
      <Section ground="teal" space="tight" labelledBy={platforms.id}>
        <SectionIntro layout="beside" {...platforms} />
        <PictureLinks layout="lead" items={platforms.items} />
      </Section>
      <SplitSection split="4/8" space="tight" {...why}>
        <ReasonList reasons={why.reasons} />
      </SplitSection>
      <Section ground="sand" space="tight" labelledBy={industries.id}>
        <SectionIntro id={industries.id} label={industries.label} heading={industries.heading} />
        <GrowingPictures items={industries.items} />
      </Section>
      <Section ground="blush" space="tight">
        <TestimonialList ratingLabel={voices.ratingLabel} testimonials={voices.testimonials.slice(1)} />
      </Section>
      <SplitSection split="4/8" space="tight" {...questions}>
        <FaqList questions={questions.entries} />
      </SplitSection>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        scene={{ image: hero.image, ground: 'teal' }}
      >
        <ButtonLink to={closing.start.href}>{closing.start.label}</ButtonLink>
        <DemoLink href={closing.demo.href} look="outline">
          {closing.demo.label}
        </DemoLink>
      </ClosingCall>
    </>
  )
}
