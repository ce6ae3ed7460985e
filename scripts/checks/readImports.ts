import { parseSync } from 'vite'

export interface Import {
  /** As written, such as `#content/site.ts`. */
  specifier: string
  /** Whether it imports only types, which are erased at run time. */
  typeOnly: boolean
}

/**
 * Lists the static imports, re-exports, and dynamic imports with a literal name in a TypeScript file.
 * @throws Error for a syntax error
 */
export function readImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Import[] = module.staticImports.map((item) => ({
    specifier: item.moduleRequest.value,
    typeOnly: item.entries.length > 0 && item.entries.every((entry) => entry.isType),
  }))
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const fixed = /^(['"`])([^$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (fixed?.[2]) found.push({ specifier: fixed[2], typeOnly: false })
  }
  return found
}
