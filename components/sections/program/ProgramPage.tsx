import type { ProgramOutline, ProgramPageContent } from '#content/schema/program.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { DemoLink } from '../../inquiry/DemoLink.tsx'
import { blankForm } from '../../paper/blankForm.ts'
import { WorkingPaper } from '../../paper/WorkingPaper.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { FactLine } from '../opening/FactLine.tsx'
import { Hero } from '../opening/Hero.tsx'
import { ProgramBlocks } from './ProgramBlocks.tsx'
import { ProgramScale } from './ProgramScale.tsx'

interface ProgramPageProps {
  content: ProgramPageContent
  /** The program and its neighbors, in rising order. */
  scale: { heading: string; programs: readonly ProgramOutline[]; current: string }
}

/** The layout shared by all program pages; their content sets the parts and their order. */
export function ProgramPage({ content, scale }: ProgramPageProps) {
  const { hub, hero, facts, closing, head } = content
  return (
    <>
      <Hero {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={facts} />}>
        <DemoLink>{hero.action}</DemoLink>
      </Hero>
      <ProgramBlocks content={content} neighbors={<ProgramScale {...scale} />} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        ground={closing.ground}
        picture={closing.picture}
        paper={<WorkingPaper paper={blankForm(content.paper)} />}
      >
        <DemoLink>{closing.action}</DemoLink>
        <DownloadLink {...closing.guide} />
        <TextLink look="standalone" to={contactHref('general', head.topic)}>
          {closing.contact}
        </TextLink>
      </ClosingCall>
    </>
  )
}
