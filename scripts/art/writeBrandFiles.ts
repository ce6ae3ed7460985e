import { Resvg } from '@resvg/resvg-js'
import { appIcon, logo } from './logo.ts'
import { palette } from './palette.ts'
import { writeIfChanged } from './writeIfChanged.ts'

/**
 * The few brand files that are committed. Run `npx tsx scripts/art/writeBrandFiles.ts` after a change of logo or palette.
 * @param name the company's name for the web manifest.
 */
export function brandFiles(name: string): Record<string, string | Buffer> {
  return {
    'logo-color.svg': logo('color'),
    'logo-white.svg': logo('white'),
    'favicon.svg': appIcon(64, true),
    'favicon.ico': ico(png(appIcon(32, true)), 32),
    'apple-touch-icon.png': png(appIcon(180, false)),
    'icon-192.png': png(appIcon(192, false)),
    'icon-512.png': png(appIcon(512, false)),
    'site.webmanifest': `${JSON.stringify(manifest(name), null, 2)}\n`,
  }
}

const png = (svg: string) => new Resvg(svg).render().asPng()

const manifest = (name: string) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  background_color: palette.sand0,
  theme_color: palette.teal900,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})

/** An icon file that holds one PNG: header, one directory entry, the bytes. */
function ico(image: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, image])
}

if (import.meta.filename === process.argv[1]) {
  const { company } = await import('#content/site.ts')
  for (const [file, content] of Object.entries(brandFiles(company.name)))
    writeIfChanged(`public/${file}`, content)
}
