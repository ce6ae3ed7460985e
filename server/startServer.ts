import { createApp } from './app.ts'
import { confirmationChannel } from './channels/confirmationChannel.ts'
import { salesChannel } from './channels/salesChannel.ts'
import { webhookChannel } from './channels/webhookChannel.ts'
import { startDeliveryWorker } from './delivery/startDeliveryWorker.ts'
import { watchOutbox } from './delivery/watchOutbox.ts'
import type { Env } from './env.ts'
import { countViews } from './http/countViews.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { listenAt } from './listenAt.ts'
import { createLog, type Log } from './log.ts'
import { createFolderMailer } from './mail/createFolderMailer.ts'
import { createSmtpMailer } from './mail/createSmtpMailer.ts'
import { mailFolder, tidyMails } from './mail/mailFiles.ts'
import { mailAlarms } from './mailAlarms.ts'
import { openOutbox } from './outbox/openOutbox.ts'
import { tidyFormerFiles } from './outbox/takeOverSpool.ts'
import { mailReport } from './report/mailReport.ts'

export interface StartOptions {
  env: Env
  siteRoot: string
  log?: Log
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** How often the age of waiting inquiries is checked. */
  checkIntervalMs?: number
}

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** Where mail goes, as one line to show. */
  mailDestination: string
  /** Stops without losing anything: responses and mails in progress finish, the rest stays stored. */
  stop(): Promise<void>
}

const HTTP_GRACE_MS = 10_000
const MAIL_GRACE_MS = 25_000

/**
 * Starts the outbox, the delivery worker and the HTTP server.
 * @throws {Error} one line that names the setting with an unusable value
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, siteRoot, now = Date.now } = options
  const retry = { minMs: env.RETRY_MIN_SECONDS * 1000, maxMs: env.RETRY_MAX_SECONDS * 1000 }
  const mailer = env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, plainAddress(env.MAIL_FROM))
    : createFolderMailer(mailFolder(env))
  const from = env.MAIL_FROM
  const plainLog = options.log ?? createLog()
  const log = env.ALARM_EMAIL
    ? mailAlarms({ log: plainLog, mailer, from, to: env.ALARM_EMAIL, now })
    : plainLog
  const outbox = await openOutbox({ env, log, now: options.now })
  const addresses = { from, to: env.SALES_EMAIL, siteUrl: env.SITE_URL }
  let stopping = false
  const channels = [salesChannel({ mailer, addresses, fallback: env.SALES_EMAIL_FALLBACK, log })]
  if (env.CONFIRM) channels.push(confirmationChannel(mailer, addresses))
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: mayBePrivate } = env
  if (url && secret)
    channels.push(webhookChannel({ url, secret, mayBePrivate, siteUrl: env.SITE_URL, log, now }))
  const workers = channels.map((channel) => startDeliveryWorker({ outbox, channel, log, retry, now }))
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  const isStopping = () => stopping
  const views = countViews(outbox, log)
  const app = createApp({ env, outbox, log, siteRoot, onAccepted: wake, onPage: views.see, isStopping, now })
  // Behind a proxy, all connections come from the proxy.
  const connectionsPerAddress = env.TRUST_PROXY > 0 ? 0 : env.CONNECTIONS_PER_ADDRESS
  const server = createHttpServer(app, { connectionsPerAddress })
  const { REPORT_EMAIL } = env
  const tidyings = [
    outbox.tidy,
    async () => REPORT_EMAIL && mailReport({ outbox, mailer, log, from, to: REPORT_EMAIL, now }),
    () => tidyMails(mailFolder(env), env.LEAD_RETENTION_DAYS, now()),
    () => tidyFormerFiles(env.DATA_DIR, env.LEAD_RETENTION_DAYS, now()),
  ]
  const endWatch = watchOutbox({ outbox, tidyings, log, checkIntervalMs: options.checkIntervalMs })

  async function stop(): Promise<void> {
    stopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    // Connections become idle one by one after their last response, so repeat.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), HTTP_GRACE_MS)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
    endWatch()
    await Promise.all([views.stop(), ...workers.map((worker) => worker.stop(MAIL_GRACE_MS))])
    await outbox.close()
  }

  try {
    return { address: await listenAt(server, env), mailDestination: mailer.destination, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const plainAddress = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
