import { chakra } from '@chakra-ui/react'
import type { SiteContent } from '#content/schema/site.ts'

const Mark = chakra('span', {
  base: {
    display: 'block',
    '& img': { height: 'min(2.25rem, 11.25vw)', width: 'auto' },
    '& [data-tone="color"]': { display: 'var(--logo-color, block)', filter: 'var(--logo-filter, none)' },
    '& [data-tone="white"]': { display: 'var(--logo-white, none)' },
  },
})

/** Both logos; `--logo-color` and `--logo-white` of the header decide which one is visible. */
export function Logo({ name, size }: { name: string; size: SiteContent['logo'] }) {
  return (
    <Mark>
      <img data-tone="color" src="/logo-color.svg" {...size} alt={name} />
      <img data-tone="white" src="/logo-white.svg" {...size} alt={name} />
    </Mark>
  )
}
