import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { errorCode } from '../log.ts'
import type { Mailer } from './Mailer.ts'

/**
 * Creates a mailer that writes `.eml` files, for machines without an SMTP server. A duplicate replaces the first copy
 * because both have the same name.
 */
export function createFolderMailer(folder: string): Mailer {
  return async (mail) => {
    const name = String(mail.messageId).replace(/[^\w.@-]/g, '')
    const stamp = new Date(mail.date ?? 0).toISOString().replace(/[-:]|\.\d+/g, '')
    const path = join(folder, `${stamp}-${name}.eml`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const bytes = await new MailComposer(mail).compile().build()
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
    } catch (error) {
      await rm(`${path}.part`, { force: true }).catch(() => {})
      return { kind: 'transport', code: errorCode(error) }
    }
  }
}
