import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { EnquiryForm } from '#components/enquiry/EnquiryForm.tsx'
import { Footer } from '#components/layout/Footer.tsx'
import { Header } from '#components/layout/Header.tsx'
import { LegalLinks } from '#components/layout/LegalLinks.tsx'
import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { SaveButton } from '#components/saved/SaveButton.tsx'
import { showToastAtom } from '#components/toast/toastAtom.ts'
import { Button, ButtonAnchor } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { Tooltip } from '#components/ui/Tooltip.tsx'
import { downloads } from '#content/downloads.ts'
import { impact } from '#content/impact.ts'
import { ENQUIRY_TEXT } from '#content/labels/enquiryText.ts'
import { commitmentSheet } from '#content/programs/papers/commitmentSheet.ts'
import { demandRegister } from '#content/programs/papers/demandRegister.ts'
import { goalCard } from '#content/programs/papers/goalCard.ts'
import { huddleCard } from '#content/programs/papers/huddleCard.ts'
import { stopList } from '#content/programs/papers/stopList.ts'
import { storySheet } from '#content/programs/papers/storySheet.ts'
import { saved } from '#content/saved.ts'
import { site } from '#content/site.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { samples } from '../samples.ts'
import { WithAtom } from '../WithAtom.tsx'

const { demo } = ENQUIRY_TEXT
const papers = { goalCard, huddleCard, stopList, storySheet, demandRegister, commitmentSheet }
const follow = (shown: HTMLElement) => shown.querySelector('a')?.click()
const grounds = ['paper', 'tint', 'teal', 'coral'] as const

const save = (look: 'button' | 'square') => (
  <SaveButton
    kind="modules"
    id={samples.modules[0]?.slug ?? ''}
    title={samples.modules[0]?.title ?? ''}
    labels={saved.button}
    look={look}
  />
)

/** Parts of sections, and the layout around them. */
export const parts: readonly Entry[] = [
  {
    file: 'ui/Button',
    states: Object.fromEntries(
      grounds.map((ground) => [
        `on ${ground}`,
        <Band key={ground} ground={ground}>
          <Button>{demo.submit}</Button> <Button look="outline">{demo.submit}</Button>{' '}
          <ButtonAnchor href="#" size="sm">
            {site.bookDemoLabel}
          </ButtonAnchor>{' '}
          <Button aria-disabled>{demo.pending}</Button>
        </Band>,
      ]),
    ),
  },
  {
    file: 'ui/TextLink',
    states: {
      'in text': (
        <Band>
          <p>
            {impact.sources.text}{' '}
            <TextLink to={impact.sources.link.href}>{impact.sources.link.label}</TextLink>
          </p>
        </Band>
      ),
      alone: (
        <Band ground="teal">
          <TextLink look="standalone" to={impact.sources.link.href}>
            {impact.sources.link.label}
          </TextLink>
        </Band>
      ),
    },
  },
  {
    file: 'ui/DownloadLink',
    states: {
      outline: (
        <Band>
          <DownloadLink {...downloads.programGuide} />
        </Band>
      ),
      solid: (
        <Band ground="teal">
          <DownloadLink look="solid" {...downloads.impactReport} />
        </Band>
      ),
      text: (
        <Band>
          <DownloadLink look="text" {...downloads.roiCalculator} />
        </Band>
      ),
    },
  },
  {
    file: 'ui/Dialog',
    states: {
      'demo form': (
        <Band ground="teal">
          <After act={follow}>
            <DemoLink>{site.bookDemoLabel}</DemoLink>
          </After>
        </Band>
      ),
      'long text': (
        <Band>
          <After act={follow}>
            <LegalLinks labels={site.legal} />
          </After>
        </Band>
      ),
    },
  },
  {
    file: 'ui/Tooltip',
    states: {
      'on keyboard focus': (
        <Band>
          <After act={(shown) => shown.querySelector('button')?.focus()}>
            <Tooltip text={saved.button.save}>{save('square')}</Tooltip>
          </After>
        </Band>
      ),
    },
  },
  {
    file: 'toast/Toaster',
    states: {
      success: (
        <Band>
          <After act={(shown) => shown.querySelector('button')?.click()}>{save('button')}</After>
        </Band>
      ),
      error: (
        <WithAtom
          atom={showToastAtom}
          value={{ title: demo.errorTitle, text: demo.errorText, tone: 'error' }}
        >
          <Band>
            <EnquiryForm kind="demo" />
          </Band>
        </WithAtom>
      ),
    },
  },
  {
    file: 'saved/SaveButton',
    states: {
      button: <Band>{save('button')}</Band>,
      square: <Band ground="teal">{save('square')}</Band>,
    },
  },
  {
    file: 'paper/WorkingPaper',
    states: Object.fromEntries(
      Object.entries(papers).map(([name, paper]) => [
        paper.title,
        <Band key={name} ground="teal">
          <WorkingPaper paper={paper} />
        </Band>,
      ]),
    ),
  },
  {
    file: 'layout/Header',
    states: {
      'on teal': <Header site={site} hero="teal" section="solutions" letterhead={site.name} />,
      'on coral': <Header site={site} hero="coral" letterhead={site.name} />,
    },
  },
  { file: 'layout/Footer', states: { usual: <Footer site={site} /> } },
]
