import { FactTable } from '#components/sections/hub/FactTable.tsx'
import { GrowingPictures } from '#components/sections/hub/GrowingPictures.tsx'
import { LinkColumns } from '#components/sections/hub/LinkColumns.tsx'
import { OfferCards } from '#components/sections/hub/OfferCards.tsx'
import { PictureLinks } from '#components/sections/hub/PictureLinks.tsx'
import { PlatformRows } from '#components/sections/hub/PlatformRows.tsx'
import { RisingSteps } from '#components/sections/hub/RisingSteps.tsx'
import { home } from '#content/home.ts'
import { notFound } from '#content/notFound.ts'
import { platforms } from '#content/platforms.ts'
import { solutions } from '#content/solutions.ts'
import { strategy } from '#content/strategy.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const { systems } = platforms.integration

/** Links to platforms, offerings and other pages. */
export const hub: readonly Entry[] = [
  {
    file: 'sections/hub/FactTable',
    states: {
      usual: (
        <Band ground="sand">
          <FactTable items={systems.items} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/GrowingPictures',
    states: {
      usual: (
        <Band of={home.industries} ground="sand">
          <GrowingPictures items={home.industries.items} />
        </Band>
      ),
      'two pictures': (
        <Band ground="sand">
          <GrowingPictures items={home.industries.items.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/LinkColumns',
    states: {
      usual: (
        <Band of={{ id: 'links', heading: notFound.linksHeading }}>
          <LinkColumns links={notFound.links} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/OfferCards',
    states: {
      usual: (
        <Band of={strategy.programs}>
          <OfferCards cards={strategy.programs.cards} />
        </Band>
      ),
      'one card': (
        <Band>
          <OfferCards cards={strategy.programs.cards.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/PictureLinks',
    states: {
      feature: (
        <Band of={home.solutions}>
          <PictureLinks layout="feature" items={home.solutions.items} />
        </Band>
      ),
      lead: (
        <Band of={home.platforms} layout="beside" ground="teal">
          <PictureLinks layout="lead" items={home.platforms.items} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/PlatformRows',
    states: {
      usual: (
        <Band>
          <PlatformRows items={solutions.platforms.items} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/RisingSteps',
    states: {
      usual: (
        <Band of={solutions.method} ground="tint">
          <RisingSteps {...solutions.method} />
        </Band>
      ),
    },
  },
]
