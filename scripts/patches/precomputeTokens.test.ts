import { runInNewContext } from 'node:vm'
import { createSystem } from '@chakra-ui/react/styled-system'
import { expect, test } from 'vitest'
import { baseConfig } from '#components/theme/baseConfig.ts'
import { breakpoints } from '#components/theme/breakpoints.ts'
import { semanticTokens } from '#components/theme/semanticTokens.ts'
import { tokens } from '#components/theme/tokens.ts'
import { buildCode } from '../testing/buildCode.ts'
import { precomputeTokens } from './precomputeTokens.ts'

const theme = { breakpoints, tokens: tokens(), semanticTokens: semanticTokens() }
const chakra = createSystem(baseConfig, { theme })

/** The system of the browser's code, which knows no tokens but the precomputed ones. */
async function builtSystem() {
  const code = await buildCode(
    `import { createSystem } from '@chakra-ui/react/styled-system'
     import { baseConfig } from '${process.cwd()}/components/theme/baseConfig.ts'
     globalThis.system = createSystem(baseConfig, { theme: { breakpoints: ${JSON.stringify(breakpoints)} } })`,
    precomputeTokens(),
  )
  const context = { system: chakra }
  runInNewContext(code.replace(/^import.*$/gm, ''), context)
  return { code, system: context.system }
}

test('the browser finds the values that Chakra computes, without the code for it', async () => {
  const { code, system } = await builtSystem()
  const paths = [...chakra.tokens.flatMap.keys()].filter((path) => !path.includes('colorPalette'))
  expect(paths.length).toBeGreaterThan(80)
  for (const path of paths) {
    expect(system.tokens.getVar(path), path).toBe(chakra.tokens.getVar(path))
    const value = `calc({${path}} + 1px)`
    expect(system.tokens.expandReferenceInValue(value)).toBe(chakra.tokens.expandReferenceInValue(value))
  }
  expect(system.tokens.getVar('colors.mauve')).toBe(chakra.tokens.getVar('colors.mauve'))
  expect(code).not.toContain('Invalid color mix')
})

test('styles come out the same', async () => {
  const { system } = await builtSystem()
  const styles = {
    p: '4',
    mt: '-2',
    bg: 'bg.teal',
    color: 'mauve',
    rounded: 'md',
    w: 'content',
    border: '1px solid {colors.line.base}',
    _hover: { color: { base: 'fg.accent', md: '{colors.ink}' } },
    '--ring': 'colors.sand.0',
    '--rows': 3,
  }
  expect(JSON.stringify(system.css(styles))).toBe(JSON.stringify(chakra.css(styles)))
})
