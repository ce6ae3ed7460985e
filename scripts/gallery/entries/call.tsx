import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { blankForm } from '#components/paper/blankForm.ts'
import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SearchForm } from '#components/sections/call/SearchForm.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { home } from '#content/home.ts'
import { notFound } from '#content/notFound.ts'
import { t3x } from '#content/programs/t3x.ts'
import { strategy } from '#content/strategy.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { longText, longTitle } from '../longText.ts'

const actions = (
  <>
    <DemoLink>{strategy.closing.demo}</DemoLink>
    <DownloadLink {...strategy.closing.guide} />
  </>
)

/** Calls to action. */
export const call: readonly Entry[] = [
  {
    file: 'sections/call/ClosingCall',
    states: {
      'with a picture': (
        <ClosingCall heading={home.closing.heading} text={home.closing.text} picture={home.closing.picture}>
          <ButtonLink to={home.closing.start.href}>{home.closing.start.label}</ButtonLink>
          <DemoLink look="outline">{home.closing.demo.label}</DemoLink>
        </ClosingCall>
      ),
      'with a blank form': (
        <ClosingCall
          heading={longTitle}
          text={longText}
          ground="sand"
          paper={<WorkingPaper paper={blankForm(t3x.paper)} />}
        >
          {actions}
        </ClosingCall>
      ),
      'words alone': (
        <ClosingCall heading={strategy.closing.heading} text={strategy.closing.text}>
          {actions}
        </ClosingCall>
      ),
      'on teal': (
        <ClosingCall
          ground="teal"
          heading={strategy.closing.heading}
          text={strategy.closing.text}
          picture={strategy.closing.picture}
        >
          {actions}
        </ClosingCall>
      ),
      'long text': (
        <ClosingCall ground="sand" heading={longTitle} text={longText}>
          {actions}
        </ClosingCall>
      ),
      'demo dialog open': (
        <After act={(shown) => shown.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click()}>
          <ClosingCall heading={strategy.closing.heading} text={strategy.closing.text}>
            {actions}
          </ClosingCall>
        </After>
      ),
    },
  },
  {
    file: 'sections/call/SearchForm',
    states: {
      usual: (
        <Band ground="teal">
          <SearchForm {...notFound.search} />
        </Band>
      ),
    },
  },
]
