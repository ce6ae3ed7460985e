import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Download } from '#content/schema/download.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { CopyButton } from './CopyButton.tsx'
import { OpenNow } from './OpenNow.tsx'

const List = chakra('dl', {
  base: {
    mt: '3',
    // Across the page between phones and large screens, where it is beside the form.
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
    columnGap: '8',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      alignContent: 'start',
      columnGap: '4',
      py: '3',
    },
    '& svg': { gridRow: '1 / 3', color: 'fg.accent', mt: '0.1875rem' },
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
    '& dd': { textStyle: 'note', gridColumn: '2' },
    '& dd > *': { display: 'block' },
    '& dd > .ways': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mt: '1' },
    '& a, & button': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '2.75rem',
      color: 'fg.accent',
      backgroundImage: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
    '& [data-open="true"]': { color: 'fg.accent' },
  },
})

interface Address {
  name: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
}

export interface ContactDetailsProps {
  heading: string
  addressLabel: string
  address: Address
  copyAddress: string
  copied: string
  notCopied: { title: string; text: string }
  phoneLabel: string
  phones: readonly { country: string; number: string }[]
  hoursLabel: string
  hours: { days: string; times: string }
  openNow: string
  closedNow: string
  localTime: string
  emailLabel: string
  email: string
  emailSubject: string
  websiteLabel: string
  website: string
  /** The office as a vCard. */
  card: Download
  presenceLabel: string
  presence: string
}

/** "Get in Touch": address, phones, hours, email, website and social profiles, each as a link or with an action. */
export function ContactDetails(props: ContactDetailsProps) {
  const { address } = props
  const lines = [
    address.name,
    address.street,
    `${address.city} ${address.postalCode}`,
    `${address.region}, ${address.country}`,
  ]
  return (
    <section aria-labelledby="get-in-touch">
      <chakra.h2 id="get-in-touch" textStyle="subheading">
        {props.heading}
      </chakra.h2>
      <List>
        <Item icon="pin" label={props.addressLabel}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <div className="ways">
            <DownloadLink look="text" {...props.card} />
            <CopyButton
              text={lines.join('\n')}
              label={props.copyAddress}
              done={props.copied}
              refused={props.notCopied}
            />
          </div>
        </Item>
        <Item icon="phone" label={props.phoneLabel}>
          {props.phones.map((phone) => (
            <span key={phone.number}>
              {phone.country} <a href={`tel:${phone.number.replaceAll(' ', '')}`}>{phone.number}</a>
            </span>
          ))}
        </Item>
        <Item icon="clock" label={props.hoursLabel}>
          <span>
            {props.hours.days}, {props.hours.times}
          </span>
          <OpenNow open={props.openNow} closed={props.closedNow} place={props.localTime} />
        </Item>
        <Item icon="mail" label={props.emailLabel}>
          <a href={`mailto:${props.email}?subject=${encodeURIComponent(props.emailSubject)}`}>
            {props.email}
          </a>
        </Item>
        <Item icon="globe" label={props.websiteLabel}>
          <a href="/">{props.website.replace('https://', '')}</a>
        </Item>
        <Item icon="network" label={props.presenceLabel}>
          {props.presence}
        </Item>
      </List>
    </section>
  )
}

function Item({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={22} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
