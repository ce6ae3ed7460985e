import { readFileSync } from 'node:fs'
import { generateShareImages } from './generateShareImages.ts'

/**
 * Draws share images in a process of its own, because the memory of pictures is freed late in a process that holds much else:
 * `node --import tsx scripts/drawShareImages.ts <file> <folder>`, the file a JSON list of `SharePage`.
 */
async function main(): Promise<void> {
  const [pages = '', shareDir] = process.argv.slice(2)
  await generateShareImages(JSON.parse(readFileSync(pages, 'utf8')), { shareDir })
}

await main()
