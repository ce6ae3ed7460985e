import path from 'node:path'
import sharp from 'sharp'
import { brand, shortName } from '#content/brand.ts'
import { appIcon, inOneColor, logo, logoSize } from './logo.ts'
import { writeIfChanged } from './outputFiles.ts'
import { palette } from './palette.ts'
import { type Drawing, sized, writeSvg } from './readSvg.ts'

/** The content of the brand's files at the root of the site, by name. */
const brandFiles = async (): Promise<Record<string, string | Buffer>> => ({
  'logo-color.svg': logoFile(logo('color')),
  'logo-white.svg': logoFile(logo('white')),
  'logo-ink.svg': logoFile(inOneColor(palette.ink)),
  'favicon.svg': appIcon(64, true),
  'favicon.ico': ico(await png(appIcon(32, true)), 32),
  'apple-touch-icon.png': await png(appIcon(180, false)),
  'icon-192.png': await png(appIcon(192, false)),
  'icon-512.png': await png(appIcon(512, false)),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
})

/** Writes logo, icons and web manifest of the brand to a folder. */
export async function writeBrandFiles(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(await brandFiles()))
    writeIfChanged(path.join(folder, name), content)
}

const logoFile = (drawing: Drawing) => writeSvg(drawing, sized(logoSize()))

const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

const manifest = {
  name: brand.name,
  short_name: shortName,
  start_url: '/',
  display: 'browser',
  background_color: palette.sand0,
  theme_color: palette.teal900,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
}

/** An ICO file with a single PNG: header, one directory entry, image data. */
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
