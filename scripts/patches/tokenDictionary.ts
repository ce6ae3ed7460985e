/** CSS values of the tokens by category and name, computed during the build (scripts/patches/precomputeTokens.ts). */
declare const TOKEN_VALUES: TokenValues

/** CSS values by category and name, such as `var(--chakra-spacing-4)` for `spacing` and `4`. */
export type TokenValues = Record<string, Record<string, string>>

/** What Chakra's system asks of its tokens in the browser; the rest is only for creating CSS variables. */
interface TokenDictionary {
  getVar: (path: unknown, fallback?: string) => string | undefined
  getCategoryValues: (category: string) => Record<string, string> | null
  expandReferenceInValue: (value: string) => string
  getByName: (name: string) => undefined
  allTokens: never[]
  cssVarMap: Map<string, unknown>
  categoryMap: Map<string, unknown>
  colorPaletteMap: Map<string, unknown>
}

/**
 * Stands in for the function of this name in Chakra, which computes the same values on every page load
 * (docs/decisions/library-patches.md).
 */
export function createTokenDictionary(): TokenDictionary {
  const byPath = new Map<unknown, string>(
    Object.entries(TOKEN_VALUES).flatMap(([category, named]) =>
      Object.entries(named).map(([name, value]) => [`${category}.${name}`, value]),
    ),
  )
  // Chakra also asks for the values of custom properties, which may be numbers.
  const getVar = (path: unknown, fallback?: string) => byPath.get(path) ?? fallback
  return {
    getVar,
    getCategoryValues: (category) => TOKEN_VALUES[category] ?? null,
    expandReferenceInValue: (value) => value.replace(/{(.+?)}/g, (_, path) => getVar(path, path) ?? ''),
    getByName: () => undefined,
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
  }
}
