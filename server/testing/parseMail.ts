import { type ParsedMail, simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Enquiry } from '../enquiry/Enquiry.ts'
import { composeMail } from '../mail/composeMail.ts'
import { DEMO_BODY, makeEnquiry } from './makeEnquiry.ts'

/** Whom the tests' mails are from and to. */
export const addresses = { from: 'Website <web@company.example>', to: 'sales@company.example' }

/** The bytes of the mail about an enquiry. */
export const buildMail = (enquiry: Enquiry) =>
  new MailComposer(composeMail(enquiry, addresses)).compile().build()

/** The mail about an enquiry, as a mail program reads it. */
export const parseMail = async (enquiry: Enquiry): Promise<ParsedMail> =>
  simpleParser(await buildMail(enquiry))

/** An enquiry in which a visitor typed something else. */
export const withFields = (fields: Record<string, string>) =>
  makeEnquiry('a', { fields: { ...DEMO_BODY, ...fields } })
