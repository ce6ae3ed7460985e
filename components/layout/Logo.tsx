import { chakra } from '@chakra-ui/react'

const Mark = chakra('span', {
  base: {
    display: 'block',
    '& img': { height: 'min(2.25rem, 11.25vw)', width: 'auto' },
    '& [data-tone="color"]': { display: 'var(--logo-color, block)' },
    '& [data-tone="white"]': { display: 'var(--logo-white, none)' },
    // The ground is the system's.
    '@media (forced-colors: active)': {
      '& [data-tone="color"]': { display: 'block' },
      '& [data-tone="white"]': { display: 'none' },
    },
    '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
      '& [data-tone="color"]': { display: 'none' },
      '& [data-tone="white"]': { display: 'block' },
    },
  },
})

/** Both logos; the header decides through `--logo-color` and `--logo-white` which of them shows. */
export function Logo({ name }: { name: string }) {
  return (
    <Mark>
      <img data-tone="color" src="/logo-color.svg" width={176} height={36} alt={name} />
      <img data-tone="white" src="/logo-white.svg" width={176} height={36} alt={name} />
    </Mark>
  )
}
