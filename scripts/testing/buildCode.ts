import { build, type Plugin, type PluginOption } from 'vite'

/**
 * Builds code for the browser that imports the installed libraries.
 * @param plugins such as patches of these libraries
 * @returns the built code, all files together
 */
export async function buildCode(code: string, plugins: PluginOption): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entryOf(code), plugins],
    build: { write: false, rolldownOptions: { input: 'entry.js', external: ['react', /^virtual:/] } },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return outputs.map((file) => ('code' in file ? file.code : '')).join('\n')
}

const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry.js' ? '\0entry.js' : undefined),
  load: (id) => (id === '\0entry.js' ? code : undefined),
})
