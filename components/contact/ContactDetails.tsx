import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Download } from '#content/schema/names.ts'
import type { LinkText } from '#content/schema/page.ts'
import { enlarged } from '../theme/enlarged.ts'
import { noScript } from '../theme/noScript.ts'
import { underlined } from '../theme/underlined.ts'
import { copyText } from '../toast/copyText.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { breakAddress, keepTogether } from '../ui/keepTogether.tsx'
import { OpenNow } from './OpenNow.tsx'

const List = chakra('dl', {
  base: {
    mt: '3',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    columnGap: '8',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1.5rem minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: '4',
      py: { base: '4', lg: '3', _print: '2' },
    },
    '& svg': { gridRow: '1 / 3', color: 'fg.accent', mt: '0.1875rem' },
    '& dt': { textStyle: 'caption' },
    '& dd': { textStyle: 'note' },
    '& dd > *': { display: 'block' },
    // The height of the targets leaves the links close to what is above them.
    '& .links': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '5',
      my: { base: '-0.625rem', lg: '-0.25rem', _print: '0' },
      [enlarged]: { my: '0' },
      '& > :has(small)': { display: { base: 'contents', _print: 'none' } },
    },
    // Several links read as a list: a row each, with a line between.
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '6.5rem 1fr',
      alignItems: 'baseline',
      width: '100%',
      '& + .row': { borderTopWidth: { base: '1px', _print: '0' } },
      [enlarged]: { display: 'block' },
    },
    '& span + .links': { mt: '0' },
    '& small': { width: '100%', textStyle: 'caption' },
    '& button': { [noScript]: { display: 'none !important' } },
    // Targets of 44 px, of 32 px in large windows.
    '& a, & button': {
      display: 'inline-block',
      py: { base: '0.625rem', lg: '0.25rem', _print: '0' },
      color: 'fg.accent',
      backgroundImage: 'none',
      ...underlined,
    },
  },
})

interface Row {
  icon: IconName
  label: string
  lines?: readonly string[]
  /** Each on its own line, after a word that tells it from the others. */
  links?: readonly (LinkText & { before?: string })[]
  /** A file with what the lines say. */
  card?: Download
  /** Copies the lines; the notice shows them on one. */
  copy?: { label: string; done: string; refused: { title: string; text: string } }
  openNow?: ComponentProps<typeof OpenNow>
}

/** "Get in Touch": address, phones, hours, email, website and presence, each as a link or with an action. */
export function ContactDetails({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  return (
    <section aria-labelledby="get-in-touch">
      <chakra.h2 id="get-in-touch" textStyle="subheading">
        {heading}
      </chakra.h2>
      <List>
        {rows.map(({ icon, label, lines = [], links = [], card, copy, openNow }) => (
          <div key={label}>
            <Icon name={icon} size={22} />
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{keepTogether(line)}</span>
              ))}
              {openNow && <OpenNow {...openNow} />}
              {(links.length > 0 || card || copy) && (
                <div className="links">
                  {links.map(({ before, label, href }) => (
                    <span key={href} className={before && 'row'}>
                      {before} <a href={href}>{breakAddress(label)}</a>
                    </span>
                  ))}
                  {copy && (
                    <button
                      type="button"
                      onClick={() =>
                        copyText(lines.join('\n'), { title: copy.done, text: lines.join(', ') }, copy.refused)
                      }
                    >
                      {copy.label}
                    </button>
                  )}
                  {card && <DownloadLink look="text" {...card} />}
                </div>
              )}
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}
