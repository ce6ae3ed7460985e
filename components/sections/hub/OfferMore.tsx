import { chakra } from '@chakra-ui/react'
import type { Topic } from '#content/schema/page.ts'
import { ContactLink } from '../../inquiry/ContactLink.tsx'
import { buttonRecipe } from '../../theme/recipes/button.ts'
import { DashList } from '../../ui/DashList.tsx'
import { Icon } from '../../ui/Icon.tsx'

const Details = chakra('details', {
  base: { '& h4': { textStyle: 'strong', mt: '4', mb: '2' } },
})

const Summary = chakra('summary', buttonRecipe)

interface OfferMoreProps {
  labels: { more: string; outcomes: string; ask: string }
  outcomes: readonly string[]
  topic: Topic
  /** Id of the heading of the offer, which tells its button and its link from those of others. */
  describedBy: string
}

/** The end of an offer's row: a button that unfolds what participants take away, and a way to ask. */
export function OfferMore({ labels, outcomes, topic, describedBy }: OfferMoreProps) {
  const shared = { 'data-repeated': '', 'aria-describedby': describedBy }
  return (
    <Details>
      <Summary look="outline" {...shared}>
        {labels.more}
        <Icon name="plus" />
      </Summary>
      <h4>{labels.outcomes}</h4>
      <DashList items={outcomes} />
      <ContactLink topic={topic} mt="4" {...shared}>
        {labels.ask}
      </ContactLink>
    </Details>
  )
}
