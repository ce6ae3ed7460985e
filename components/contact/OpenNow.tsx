import { useEffect, useState } from 'react'
import { brand } from '#content/brand.ts'
import type { Brand } from '#content/schema/brand.ts'
import { clockTime, WEEKDAYS } from '#content/schema/office.ts'
import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

interface OpenNowProps {
  open: string
  closed: string
  place: string
}

/** "Open now: Friday, 2:05 PM in Hyderabad". It depends on the time, so it appears after hydration and is kept up to date. */
export function OpenNow({ open, closed, place }: OpenNowProps) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  if (!now) return null
  const office = officeHours(now)
  return (
    <strong>
      {office.open ? open : closed}: {office.time} {place}
    </strong>
  )
}

/**
 * Whether the office answers the phone: on its days and in its hours.
 * @param now any moment
 * @returns whether it is open, and the local time there as "Friday, 2:05 PM"
 */
export function officeHours(
  now: Date,
  office: Pick<Brand, 'timeZone' | 'officeHours'> = brand,
): { open: boolean; time: string } {
  const { from, to } = office.officeHours
  const there = atOffice(now, office.timeZone)
  const time = there.toISOString().slice(11, 16)
  return {
    open: isWorkday(now, office) && time >= from && time < to,
    time: `${WEEKDAYS[there.getUTCDay()]}, ${clockTime(there.getUTCHours(), there.getUTCMinutes())}`,
  }
}
