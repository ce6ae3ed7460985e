import { createTransport } from 'nodemailer'
import { type Mailer, MailFailure } from './Mailer.ts'

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** RFC 5321 allows a server ten minutes after the data; giving up earlier only makes copies. */
const ANSWER_MS = 600_000
const CONNECT_MS = 30_000

/**
 * Sends through the SMTP server of `SMTP_URL`. nodemailer's options may stand in the query of the address.
 * @param from Envelope sender.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const { hostname, port, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    destination: `SMTP server ${hostname}${port ? `:${port}` : ''}`,
    async send(mail, recipient, signal) {
      try {
        await transport.sendMail({ ...mail, envelope: { from, to: recipient }, signal })
      } catch (error) {
        throw failureOf(error as SmtpError)
      }
    },
  }
}

/** The parts of nodemailer's errors that tell what happened. */
export interface SmtpError {
  code?: string
  originalCode?: string
  timeoutType?: string
  command?: string
  response?: string
  responseCode?: number
}

const NO_SERVER = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOENT',
])
/** A certificate that does not hold, or no TLS at all at that port. */
const NO_TLS = /^(?:ERR_SSL|ERR_TLS|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|HOSTNAME)_/
const SESSION_NEVER_STOOD = new Set(['EHLO', 'HELO', 'LHLO', 'STARTTLS'])

/** Sorts nodemailer's errors. A connection that breaks midway is the mail's own failure: others may pass. */
export function failureOf(error: SmtpError): MailFailure {
  const { code = 'EUNKNOWN', command = '', response = '', responseCode } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const log = [code, error.originalCode, command, responseCode, enhanced].filter(Boolean).join(' ')
  const transport =
    responseCode === 421 ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(code) ||
    NO_SERVER.has(error.originalCode ?? '') ||
    NO_TLS.test(error.originalCode ?? '') ||
    SESSION_NEVER_STOOD.has(command) ||
    (code === 'EPROTOCOL' && command === 'CONN' && responseCode !== undefined) ||
    (error.timeoutType !== undefined && error.timeoutType !== 'SOCKET_TIMEOUT')
  if (transport) return new MailFailure('transport', log)
  const content = code === 'EMESSAGE' && (responseCode === undefined || responseCode >= 500)
  return new MailFailure(content ? 'content' : 'mail', log)
}
