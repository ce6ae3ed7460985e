import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { HeroArt } from '#components/sections/opening/HeroArt.tsx'
import { JumpList } from '#components/sections/opening/JumpList.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { contact } from '#content/contact.ts'
import { home } from '#content/home.ts'
import { industriesPage } from '#content/industries.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { longText, longTitle } from '../longText.ts'

const lost = { ...home.hero.image, src: '/lost.svg' }

/** Heroes and other beginnings of pages. */
export const opening: readonly Entry[] = [
  {
    file: 'sections/opening/Hero',
    states: {
      'of the home page': (
        <Hero ground="teal" size="large" {...home.hero}>
          <ButtonLink to={home.hero.explore.href}>{home.hero.explore.label}</ButtonLink>
          <DemoLink look="outline">{home.hero.demo}</DemoLink>
        </Hero>
      ),
      'with way back and facts': (
        <Hero
          ground="teal"
          {...strategicThinking.hero}
          above={<BackLink {...strategicThinking.hub} />}
          facts={<FactLine facts={strategicThinking.hero.facts} />}
        >
          <DemoLink>{strategicThinking.hero.demo}</DemoLink>
          <DownloadLink {...strategicThinking.hero.brochure} />
        </Hero>
      ),
      'with a list of anchors': (
        <Hero ground="coral" facts={<JumpList {...industriesPage.jump} />} {...industriesPage.hero} />
      ),
      'words alone': <Hero ground="coral" {...contact.hero} />,
      'long text': <Hero ground="coral" image={contact.hero.image} heading={longTitle} lead={longText} />,
    },
  },
  {
    file: 'sections/opening/HeroArt',
    states: {
      large: (
        <Band ground="teal">
          <HeroArt image={home.hero.image} size="large" />
        </Band>
      ),
      normal: (
        <Band ground="coral">
          <HeroArt image={contact.hero.image} size="normal" />
        </Band>
      ),
      'picture lost': (
        <Band ground="teal">
          <HeroArt image={lost} backupImage={home.hero.backupImage} size="large" />
        </Band>
      ),
    },
  },
  {
    file: 'sections/opening/FactLine',
    states: {
      usual: (
        <Band ground="teal">
          <FactLine facts={strategicThinking.hero.facts} />
        </Band>
      ),
      'one fact': (
        <Band ground="teal">
          <FactLine facts={strategicThinking.hero.facts.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/opening/JumpList',
    states: {
      usual: (
        <Band ground="coral">
          <JumpList {...industriesPage.jump} />
        </Band>
      ),
    },
  },
]
