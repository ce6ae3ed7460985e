import { readFileSync } from 'node:fs'
import { generateShareImages } from './generateShareImages.ts'

/**
 * Draws share images in a separate process, because a large process frees the memory of pictures late:
 * `node --import tsx scripts/share/drawShareImages.ts <file> <folder>`, where the file is a JSON list of `SharePage`.
 */
async function main(): Promise<void> {
  const [pages = '', shareDir] = process.argv.slice(2)
  await generateShareImages(JSON.parse(readFileSync(pages, 'utf8')), { shareDir })
}

await main()
