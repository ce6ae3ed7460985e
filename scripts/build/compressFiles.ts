import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { inParallel } from '../run/inParallel.ts'
import { listFiles } from './listFiles.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Text, and PDFs, of which a tenth to a half is text. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf|pdf)$/
/** Below this size, compression saves less than a packet. */
const MIN_BYTES = 800
/** The number of zlib threads. */
const MAX_CONCURRENT_FILES = 4
/** Compressed with effort: what a browser fetches once and keeps. */
const KEPT = /\.(js|css)$/
/** Takes two fifths of the time; a page of 16 kB is then 0.3 kB larger. */
const PAGE_QUALITY = 10

/**
 * Writes `.br` and `.gz` copies of every compressible file under `folder`, so that servers needn't compress. Copies of files that are the
 * same in an earlier build are taken from there.
 * @param earlier the folder of the earlier build; it need not exist
 * @returns the number of files with copies
 */
export async function compressFiles(folder: string, earlier: string): Promise<number> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file))
  let compressed = 0
  await inParallel(files, MAX_CONCURRENT_FILES, async (file) => {
    if (await compressFile(file, path.join(earlier, path.relative(folder, file)))) compressed += 1
  })
  return compressed
}

async function compressFile(file: string, earlier: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return false
  if (await copyFrom(earlier, content, file)) return true
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: KEPT.test(file) ? zlib.constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}

/** Copies the compressed copies of an earlier file if its content is the same. */
async function copyFrom(earlier: string, content: Buffer, file: string): Promise<boolean> {
  try {
    if (!content.equals(await readFile(earlier))) return false
    await Promise.all(['.br', '.gz'].map((end) => copyFile(earlier + end, file + end)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
