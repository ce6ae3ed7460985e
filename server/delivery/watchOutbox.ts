import type { Channel } from '../channels/Channel.ts'
import { errorCode, type Log } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'

const CHECK_INTERVAL_MS = 30_000
const TIDY_INTERVAL_MS = 3_600_000
const MINUTE_MS = 60_000
/** Ages of the oldest waiting inquiry that raise an alarm. */
const ALARM_MINUTES = [15, 60, 240]

interface WatchOptions {
  outbox: Pick<Outbox, 'stats'>
  channels: Pick<Channel, 'name' | 'atEnd'>[]
  /** Cleanup tasks; each failure is reported separately. */
  tidyings: (() => Promise<unknown>)[]
  log: Log
}

/**
 * Raises an alarm when inquiries wait too long, and cleans up the stores.
 * @returns a function that stops both
 */
export function watchOutbox(options: WatchOptions): () => void {
  const alarms = createAgeAlarm(options)
  const look = setInterval(alarms, CHECK_INTERVAL_MS).unref()
  const tidy = async () => {
    for (const work of options.tidyings) {
      await work().catch((error) => options.log.alarm('tidying failed', { code: errorCode(error) }))
    }
  }
  const tidyTimer = setInterval(tidy, TIDY_INTERVAL_MS).unref()
  void tidy()
  return () => {
    clearInterval(look)
    clearInterval(tidyTimer)
  }
}

/**
 * Each call checks once. A threshold is reported once per channel, until no inquiry waits that long anymore. A channel that
 * gives up raises none, because any visitor can make it wait, with an address of a mailbox that takes nothing.
 */
function createAgeAlarm({ outbox, channels, log }: WatchOptions): () => Promise<void> {
  const watched = channels.filter(({ atEnd }) => atEnd === 'hold')
  const reported = new Map<string, number>()
  return async () => {
    try {
      const stats = await outbox.stats()
      for (const { name: channel } of watched) {
        const { waiting, oldestWaitingMs = 0 } = stats[channel]
        const minutes = oldestWaitingMs / MINUTE_MS
        const passed = ALARM_MINUTES.filter((limit) => minutes >= limit).length
        if (passed > (reported.get(channel) ?? 0))
          log.alarm('inquiries are waiting', { channel, waiting, oldestMinutes: Math.floor(minutes) })
        reported.set(channel, passed)
      }
    } catch (error) {
      log.alarm('outbox not readable', { code: errorCode(error) })
    }
  }
}
