import { createApp } from './app.ts'
import { confirmationChannel } from './channels/confirmationChannel.ts'
import { salesChannel } from './channels/salesChannel.ts'
import { webhookChannel } from './channels/webhookChannel.ts'
import { type DeliveryWorker, startDeliveryWorker } from './delivery/startDeliveryWorker.ts'
import { watchOutbox } from './delivery/watchOutbox.ts'
import type { Env } from './env.ts'
import { countViews } from './http/countViews.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { listenAt } from './listenAt.ts'
import { errorCode, type Log } from './log.ts'
import { createFolderMailer } from './mail/createFolderMailer.ts'
import { createSmtpMailer } from './mail/createSmtpMailer.ts'
import { mailFolder, tidyMails } from './mail/mailFiles.ts'
import { mailAlarms } from './mailAlarms.ts'
import { openOutbox } from './outbox/openOutbox.ts'
import { tidyFormerFiles } from './outbox/takeOverSpool.ts'
import { mailReport } from './report/mailReport.ts'

interface StartOptions {
  env: Env
  siteRoot: string
  log: Log
}

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  address: string
  /** Stops without losing anything: responses and mails in progress finish, the rest stays stored. */
  stop(): Promise<void>
}

const HTTP_GRACE_MS = 10_000
const MAIL_GRACE_MS = 25_000

/**
 * Starts the outbox, the delivery worker and the HTTP server.
 * @throws {Error} one line that names the setting with an unusable value
 */
export async function startServer({ env, siteRoot, log: ownLog }: StartOptions): Promise<RunningServer> {
  const retry = { minMs: env.RETRY_MIN_SECONDS * 1000, maxMs: env.RETRY_MAX_SECONDS * 1000 }
  const mailer = env.SMTP_URL ? createSmtpMailer(env.SMTP_URL) : createFolderMailer(mailFolder(env))
  const { MAIL_FROM: from, SITE_URL: siteUrl, ALARM_EMAIL, REPORT_EMAIL } = env
  const log = ALARM_EMAIL ? mailAlarms(ownLog, { mailer, from, to: ALARM_EMAIL }) : ownLog
  const outbox = await openOutbox(env, log)
  const addresses = { from, to: env.SALES_EMAIL, siteUrl }
  let stopping = false
  const channels = [salesChannel({ mailer, addresses, fallback: env.SALES_EMAIL_FALLBACK, log })]
  if (env.CONFIRM) channels.push(confirmationChannel(mailer, addresses))
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: mayBePrivate } = env
  if (url && secret) channels.push(webhookChannel({ url, secret, mayBePrivate, siteUrl, log }))
  const workers: DeliveryWorker[] = []
  const onAccepted = () => {
    for (const worker of workers) worker.wake()
  }
  const isStopping = () => stopping
  const views = countViews(outbox, log)
  const app = createApp({ env, outbox, log, siteRoot, onAccepted, onPage: views.see, isStopping })
  const server = createHttpServer(app, env)
  // First: a server whose port is taken must not give up what the running one still delivers.
  const address = await listenAt(server, env).catch(async (error) => {
    await outbox.close()
    throw error
  })
  await outbox
    .keepOnly(channels.map(({ name }) => name))
    .catch((error) => log.alarm('tidying failed', { code: errorCode(error) }))
  for (const channel of channels) workers.push(startDeliveryWorker({ outbox, channel, log, retry }))
  const tidyings = [
    outbox.tidy,
    async () => REPORT_EMAIL && mailReport(outbox, log, { mailer, from, to: REPORT_EMAIL }),
    () => tidyMails(mailFolder(env), env.LEAD_RETENTION_DAYS),
    () => tidyFormerFiles(env.DATA_DIR, env.LEAD_RETENTION_DAYS),
  ]
  const endWatch = watchOutbox({ outbox, channels, tidyings, log })

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

  return { address, stop }
}
