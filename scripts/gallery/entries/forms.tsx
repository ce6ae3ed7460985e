import { ContactDetails } from '#components/contact/ContactDetails.tsx'
import { ContactForms } from '#components/contact/ContactForms.tsx'
import { EnquiryForm } from '#components/enquiry/EnquiryForm.tsx'
import { NewsletterForm } from '#components/enquiry/NewsletterForm.tsx'
import { sentAtom } from '#components/enquiry/sentAtom.ts'
import { DatePlanner } from '#components/planner/DatePlanner.tsx'
import { RoiCalculator } from '#components/roi/RoiCalculator.tsx'
import { contact } from '#content/contact.ts'
import { impactCalculator } from '#content/impactCalculator.ts'
import { impactControls } from '#content/impactControls.ts'
import { newsletter } from '#content/newsletter.ts'
import { shortForm } from '#content/shortForm.ts'
import { promptedTopics } from '#content/topicPrompts.ts'
import { topics } from '#content/topics.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { WithAtom } from '../WithAtom.tsx'

/** Submits the empty form once its validation code has loaded and replaced the browser's. */
function submit(shown: HTMLElement): void {
  const form = shown.querySelector('form')
  if (!form) throw new Error('There is no form to send')
  const observer = new MutationObserver(() => {
    if (!form.noValidate) return
    observer.disconnect()
    form.requestSubmit()
  })
  observer.observe(form, { attributes: true })
  form.querySelector<HTMLInputElement>('input')?.focus()
}

/** Forms and fields. */
export const forms: readonly Entry[] = [
  {
    file: 'enquiry/EnquiryForm',
    states: {
      'demo request': (
        <Band>
          <EnquiryForm kind="demo" />
        </Band>
      ),
      message: (
        <Band>
          <EnquiryForm kind="contact" />
        </Band>
      ),
      'about a topic': (
        <Band>
          <EnquiryForm kind="contact" topic={topics.a3x} />
        </Band>
      ),
      'with mistakes': (
        <Band>
          <After act={submit}>
            <EnquiryForm kind="demo" />
          </After>
        </Band>
      ),
      sent: (
        <Band>
          <WithAtom atom={sentAtom} value={{ kind: 'contact', reference: 'K7M-2QD', isFromDialog: false }}>
            <EnquiryForm kind="contact" />
          </WithAtom>
        </Band>
      ),
      'sent from the dialog': (
        <Band>
          <WithAtom atom={sentAtom} value={{ kind: 'demo', reference: 'K7M-2QD', isFromDialog: true }}>
            <EnquiryForm kind="contact" />
          </WithAtom>
        </Band>
      ),
    },
  },
  {
    file: 'contact/ContactForms',
    states: {
      usual: (
        <Band>
          <ContactForms
            tabs={contact.tabs}
            general={contact.general}
            demo={contact.demo}
            topics={promptedTopics}
            sent={[contact.sent.contact, contact.sent.demo]}
          />
        </Band>
      ),
    },
  },
  {
    file: 'contact/ContactDetails',
    states: {
      usual: (
        <Band>
          <ContactDetails {...contact.touch} />
        </Band>
      ),
    },
  },
  {
    file: 'enquiry/NewsletterForm',
    states: {
      usual: (
        <Band of={{ id: 'newsletter', heading: newsletter.heading }} ground="coral">
          <NewsletterForm text={newsletter} />
        </Band>
      ),
    },
  },
  {
    file: 'planner/DatePlanner',
    states: {
      usual: (
        <Band of={shortForm.calendar} ground="tint">
          <DatePlanner {...shortForm.calendar} topic={topics.shortForm} />
        </Band>
      ),
    },
  },
  {
    file: 'roi/RoiCalculator',
    states: {
      usual: (
        <Band of={impactCalculator} ground="sand">
          <RoiCalculator
            text={impactCalculator}
            topic={topics.impact}
            loadWords={async () => impactControls}
          />
        </Band>
      ),
    },
  },
]
