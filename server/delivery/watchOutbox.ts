import { errorCode, type Log } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'

const LOOK_EVERY_MS = 30_000
const TIDY_EVERY_MS = 3_600_000
const MINUTE_MS = 60_000
/** Ages of the oldest waiting enquiry at which a person is told. */
const ALARM_MINUTES = [15, 60, 240]

interface WatchOptions {
  outbox: Pick<Outbox, 'stats'>
  /** What keeps stores tidy; each is told of apart when it fails. */
  tidyings?: (() => Promise<unknown>)[]
  log: Log
  lookEveryMs?: number | undefined
}

/** Raises an alarm when enquiries wait too long, and keeps the stores tidy. Returns a function that ends both. */
export function watchOutbox(options: WatchOptions): () => void {
  const alarms = createAgeAlarm(options)
  const look = setInterval(alarms, options.lookEveryMs ?? LOOK_EVERY_MS).unref()
  const tidy = async () => {
    for (const work of options.tidyings ?? []) {
      await work().catch((error) => options.log.alarm('tidying failed', { code: errorCode(error) }))
    }
  }
  const tidyTimer = setInterval(tidy, TIDY_EVERY_MS).unref()
  void tidy()
  return () => {
    clearInterval(look)
    clearInterval(tidyTimer)
  }
}

/** Each call looks once; every threshold is reported once until nothing waits that long any more. */
export function createAgeAlarm({ outbox, log }: WatchOptions): () => Promise<void> {
  let reported = 0
  return async () => {
    try {
      const { waiting, oldestWaitingMs = 0 } = await outbox.stats()
      const minutes = oldestWaitingMs / MINUTE_MS
      const passed = ALARM_MINUTES.filter((limit) => minutes >= limit).length
      if (passed > reported)
        log.alarm('enquiries are waiting', { waiting, oldestMinutes: Math.floor(minutes) })
      reported = passed
    } catch (error) {
      log.alarm('outbox not readable', { code: errorCode(error) })
    }
  }
}
