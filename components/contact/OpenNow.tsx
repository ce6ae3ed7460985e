import { useEffect, useState } from 'react'
import { officeHours } from './officeHours.ts'

interface OpenNowProps {
  open: string
  closed: string
  place: string
}

/** "Open now, 2:05 PM in Hyderabad". It depends on the time, so it appears after hydration and is kept up to date. */
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
      {office.open ? open : closed}, {office.time} {place}
    </strong>
  )
}
