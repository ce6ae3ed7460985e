import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { listFiles } from './listFiles.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const TEXT_FILE = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf)$/
/** Below this a compressed copy saves less than a packet. */
const SMALLEST_BYTES = 800
/** As many as zlib has threads. */
const AT_ONCE = 4

/**
 * Writes a `.br` and a `.gz` copy beside every text file under `folder`, so that a server need not compress.
 * @returns the number of files that have copies
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => TEXT_FILE.test(file))
  let compressed = 0
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) if (await compressFile(file)) compressed += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return compressed
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return false
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
