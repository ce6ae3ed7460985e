import { chakra } from '@chakra-ui/react'
import type { ShortForm } from '#content/strategy.ts'
import { ContactLink } from '../inquiry/ContactLink.tsx'
import { noScript } from '../theme/noScript.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { DatePlannerForm } from './DatePlannerForm.tsx'

/** The planner needs JavaScript; without it, a way to ask is in its place. */
const Planner = chakra('div', {
  base: {
    '& .plain': { display: 'none' },
    '& h3': { textStyle: 'small' },
    '& .plain p': { mt: '3', mb: '6', maxW: 'text' },
    '& .sample': { textStyle: 'note', maxW: 'text', mt: '6' },
    [noScript]: { '& .plain': { display: 'block' }, '& form': { display: 'none' } },
  },
})

type DatePlannerProps = Pick<ShortForm['calendar'], 'planner' | 'withoutScript' | 'sample'>

/** Lets a visitor choose a format and dates, add them to a calendar and request them. */
export function DatePlanner({ planner, withoutScript, sample }: DatePlannerProps) {
  return (
    <Planner>
      <DatePlannerForm text={planner} />
      <div className="plain">
        <h3>{withoutScript.heading}</h3>
        <p>{withoutScript.text}</p>
        <ContactLink>{withoutScript.link}</ContactLink>
      </div>
      <p className="sample">
        {sample.text} <DownloadLink look="text" {...sample.file} />
      </p>
    </Planner>
  )
}
