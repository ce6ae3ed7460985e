import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { Section } from '#components/ui/Section.tsx'

export function Page() {
  return (
    <Section ground="teal" space="wide">
      <h1>Leaders are made in the moments between meetings</h1>
      <DemoLink>Book a Demo</DemoLink>
    </Section>
  )
}
