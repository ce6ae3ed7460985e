import { company } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { downloads } from './downloads.ts'
import { INQUIRY_TEXT } from './labels/inquiryText.ts'
import { paths } from './routes.ts'
import type { InquiryKind } from './schema/inquiryFields.ts'
import type { PageHead } from './schema/page.ts'
import { contactPage, demoPage } from './schema/pages/company.ts'
import { breadcrumbs, provider } from './structuredData.ts'

const { head, touch, ...page } = readCopy('pages/contact', contactPage)
const { head: demoHead, ...demoPart } = readCopy('pages/demo', demoPage)
const { emails, phones } = company

const contactHead: PageHead = {
  ...head,
  section: 'contact',
  structuredData: [
    {
      '@type': 'ContactPage',
      name: head.title,
      url: paths.contact,
      mainEntity: {
        ...provider,
        email: emails.contact,
        contactPoint: phones.map(({ number }) => ({
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: number,
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: company.officeHours.days,
            opens: company.officeHours.from,
            closes: company.officeHours.to,
          },
        })),
      },
    },
    breadcrumbs({ label: head.title, href: paths.contact }),
  ],
}

const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`
const mailAddress = `mailto:${emails.contact}?subject=${encodeURIComponent(touch.subject)}`

/** What confirms a form; `id` is the fragment that the server redirects to (schema/inquiryRequest.ts). */
const sentNotice = (kind: InquiryKind, id: string) => ({
  id,
  title: INQUIRY_TEXT[kind].successTitle,
  text: INQUIRY_TEXT[kind].successText,
})

/** Copy of /contact. */
export const contact = {
  ...page,
  head: contactHead,
  touch: {
    heading: touch.heading,
    direct: {
      text: touch.direct,
      links: [
        ...phones.slice(0, 1).map(({ number }) => ({ label: number, href: telephone(number) })),
        { label: emails.contact, href: mailAddress },
      ],
    },
    rows: [
      {
        icon: 'pin' as const,
        label: touch.headquarters,
        lines: company.address,
        card: downloads.officeCard,
        copy: touch.copy,
      },
      ...(phones.length > 0
        ? [
            {
              icon: 'phone' as const,
              label: touch.phone,
              links: phones.map(({ country, number }) => ({
                before: country,
                label: number,
                href: telephone(number),
              })),
            },
          ]
        : []),
      {
        icon: 'clock' as const,
        label: touch.hours,
        lines: [company.hours],
        openNow: touch.openNow,
      },
      {
        icon: 'mail' as const,
        label: touch.email,
        links: [{ label: emails.contact, href: mailAddress }],
      },
      {
        icon: 'globe' as const,
        label: touch.website,
        links: [{ label: company.website.replace('https://', ''), href: '/' }],
      },
      { icon: 'network' as const, label: touch.presence.label, lines: [touch.presence.text] },
    ],
  },
  sent: [sentNotice('contact', 'message-sent'), sentNotice('demo', 'demo-requested')],
}

/** Copy of /demo, the Book Demo form as a page (specification, point 2). */
export const demo = {
  ...demoPart,
  head: { ...demoHead, canonical: paths.contact, noindex: true, section: 'contact' } satisfies PageHead,
}

/** What happens after a form is sent, apart from the rest of /demo, which other pages don't need. */
export const nextSteps = demoPart.expect
