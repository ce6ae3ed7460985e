import { chakra } from '@chakra-ui/react'

const Mark = chakra('span', {
  base: {
    display: 'block',
    '& img': { height: 'min(2.25rem, 11.25vw)', width: 'auto' },
    '& [data-tone="color"]': { display: 'var(--logo-color, block)' },
    '& [data-tone="white"]': { display: 'var(--logo-white, none)' },
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
