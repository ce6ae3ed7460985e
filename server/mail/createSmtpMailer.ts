import { createTransport } from 'nodemailer'
import type { Mailer, MailFailure } from './Mailer.ts'

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** RFC 5321 allows a server ten minutes after the data; giving up earlier only causes duplicates. */
const SOCKET_TIMEOUT_MS = 600_000
const CONNECT_TIMEOUT_MS = 30_000

/** Creates a mailer for the SMTP server of `SMTP_URL`, whose query may contain nodemailer options. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (mail, recipient, signal) => {
    const envelope = { from: mail.from, ...mail.envelope, to: recipient }
    return transport.sendMail({ ...mail, envelope, signal }).then(() => undefined, failureOf)
  }
}

/** The parts of nodemailer's errors that tell what happened. */
interface SmtpError {
  code?: string
  originalCode?: string
  timeoutType?: string
  command?: string
  response?: string
  responseCode?: number
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOENT',
])
/** An invalid certificate, or no TLS at that port. */
const TLS_ERROR = /^(?:ERR_SSL|ERR_TLS|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|HOSTNAME)_/
const HANDSHAKE_COMMANDS = new Set(['EHLO', 'HELO', 'LHLO', 'STARTTLS'])

/**
 * Classifies nodemailer's errors. A connection that breaks midway is a failure of that mail: others may get through.
 */
export function failureOf(error: SmtpError): MailFailure {
  const { code = 'EUNKNOWN', command = '', response = '', responseCode } = error
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const log = [code, error.originalCode, command, responseCode, enhanced].filter(Boolean).join(' ')
  const transport =
    responseCode === 421 ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(code) ||
    UNREACHABLE_CODES.has(error.originalCode ?? '') ||
    TLS_ERROR.test(error.originalCode ?? '') ||
    HANDSHAKE_COMMANDS.has(command) ||
    (code === 'EPROTOCOL' && command === 'CONN') ||
    (error.timeoutType !== undefined && error.timeoutType !== 'SOCKET_TIMEOUT')
  if (transport) return { kind: 'transport', code: log }
  const content = code === 'EMESSAGE' && (responseCode === undefined || responseCode >= 500)
  return { kind: content ? 'content' : 'mail', code: log, isPermanent: (responseCode ?? 0) >= 500 }
}
