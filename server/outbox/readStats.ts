import type { Database } from './Database.ts'
import { CHANNELS, type ChannelName, type ChannelStats } from './Outbox.ts'

interface StatsRow {
  channel: ChannelName
  waiting: number
  oldest: Date | string | null
  held: number
}

const NOTHING = { waiting: 0, oldest: null, held: 0 }

/** Counts the deliveries of each channel that wait or are held. */
export async function readStats(db: Database): Promise<Record<ChannelName, ChannelStats>> {
  const rows = await db.query<StatsRow>(
    `select channel, cast(count(*) filter (where state = 'waiting') as integer) as waiting,
       min(received_at) filter (where state = 'waiting') as oldest,
       cast(count(*) filter (where state = 'held') as integer) as held
     from enquiry_outbox where state <> 'delivered' group by channel`,
  )
  const at = await db.now()
  const statsOf = (channel: ChannelName): ChannelStats => {
    const { waiting, oldest, held } = rows.find((row) => row.channel === channel) ?? NOTHING
    return { waiting, held, oldestWaitingMs: oldest === null ? undefined : at - new Date(oldest).getTime() }
  }
  return Object.fromEntries(CHANNELS.map((channel) => [channel, statsOf(channel)])) as Record<
    ChannelName,
    ChannelStats
  >
}
