import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { nextStepsText } from '#content/labels/inquiryText.ts'
import type { Action } from '#content/schema/sections.ts'
import { contactHref } from '../../inquiry/formAddress.ts'
import { useShell } from '../../shell/ShellContext.tsx'
import { actionRow } from '../../theme/actionRow.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'
import { Actions } from './Actions.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '7fr 5fr' },
    columnGap: { md: '8', xl: '18' },
    alignItems: 'center',
    // On tablets, heading and buttons reach over the column of the picture, which is lower and narrower.
    '& h2': { textStyle: 'title', maxW: { base: '24ch', mdToLg: 'none' }, mr: { mdToLg: '-60%' } },
    '& .text': { textStyle: 'lead', mt: '3', maxW: 'text' },
    '& .actions': { ...actionRow, mt: '6', mr: { mdToLg: '-4.5rem' } },
    '& .next': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mt: '3', mb: '-0.375rem' },
    // On the lower edge of the band: as much as its padding, so that nothing is clipped.
    '& .picture': {
      display: { base: 'none', md: 'block' },
      alignSelf: 'end',
      pl: { mdToLg: '5' },
      mb: { md: 'calc(-1 * {spacing.12})', lg: 'calc(-1 * {spacing.18})' },
    },
  },
})

interface ClosingCallProps {
  /** Id of the heading, which begins like this one, so that the section isn't printed. */
  id?: string
  heading: string
  text: string
  ground?: 'coral' | 'teal' | 'tint' | 'sand' | 'paper'
  /** A picture drawn for the band's background. */
  picture: Image
  /** Whether it links to prices and terms. */
  next?: boolean
  /** Label of a link to the contact form, beside that one. */
  question?: string
  actions: readonly Action[]
}

/** The last section of a page: what to do next, beside a picture of it. */
export function ClosingCall({
  id = 'next-step',
  heading,
  text,
  ground = 'coral',
  picture,
  next = true,
  question,
  actions,
}: ClosingCallProps) {
  const { topic } = useShell()
  return (
    <Section ground={ground} labelledBy={id}>
      <Row>
        <div>
          <h2 id={id}>{keepTogether(heading, true)}</h2>
          <p className="text">{keepTogether(text)}</p>
          <div className="actions">
            <Actions actions={actions} />
          </div>
          {next && (
            <p className="next" data-repeated="">
              <MoreLink label={nextStepsText.link} href="/contact#questions" />
              {question && <MoreLink label={question} href={contactHref(topic)} />}
            </p>
          )}
        </div>
        <div className="picture" aria-hidden="true">
          <Picture image={picture} sizes="32rem" />
        </div>
      </Row>
    </Section>
  )
}
