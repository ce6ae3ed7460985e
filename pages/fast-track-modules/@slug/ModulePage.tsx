import { contactHref } from '#components/inquiry/contactHref.ts'
import { CatalogLink } from '#components/modules/CatalogLink.tsx'
import { CourseBody } from '#components/modules/CourseBody.tsx'
import { CourseHero } from '#components/modules/CourseHero.tsx'
import { CoursePanel } from '#components/modules/CoursePanel.tsx'
import { ModuleCard } from '#components/modules/ModuleCard.tsx'
import { ModuleGrid } from '#components/modules/ModuleGrid.tsx'
import { SaveButton } from '#components/saved/SaveButton.tsx'
import { SavedLink } from '#components/saved/SavedLink.tsx'
import { filterQuery } from '#components/search/list/filters.ts'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { moduleImage } from '#content/images.ts'
import { moduleDetail as labels, moduleCardLabels } from '#content/modules.ts'
import { moduleTopic } from '#content/moduleTopics.ts'
import { paths } from '#content/routes.ts'
import { saved } from '#content/saved.ts'
import { MODULE_SECTIONS } from '#content/schema/moduleSections.ts'
import type { ModuleData } from './+data.ts'

/** The page of a module (specification, point 2, Module detail). */
export function ModulePage({ module, related, mark }: ModuleData) {
  const { title, description, audience, format, category, longDescription } = module
  const [first, ...rest] = longDescription
  const categoryLink = <TextLink to={paths.modules + filterQuery({ category })}>{category}</TextLink>
  return (
    <>
      <CourseHero
        back={
          <CatalogLink path={paths.modules} look="back">
            {labels.back}
          </CatalogLink>
        }
        badge={mark ? [<mark key="mark">{mark}</mark>, ` ${category}`] : category}
        title={title}
        summary={description}
        lead={first?.kind === 'text' ? first.content : undefined}
        facts={[audience, labels.interactive, format]}
        image={moduleImage(module.slug)}
      >
        <SaveButton kind="modules" id={module.slug} title={title} labels={saved.button} look="button" />
        <SavedLink {...saved.link} />
      </CourseHero>
      <Section unnamed space="tight">
        <CourseBody
          about={first?.kind === 'text' ? rest : longDescription}
          parts={{
            ...MODULE_SECTIONS.whatYoullLearn,
            parts: module.whatYoullLearn,
            duration: labels.duration,
          }}
          outcomes={{ ...MODULE_SECTIONS.outcomes, items: module.outcomes }}
          skills={{ ...MODULE_SECTIONS.keySkills, items: module.keySkills }}
        >
          <CoursePanel
            heading={labels.information}
            facts={[
              { label: labels.audience, value: audience },
              { label: labels.format, value: format },
              { label: labels.category, value: categoryLink },
            ]}
            ready={labels.ready}
          >
            <ButtonLink to={contactHref('general', moduleTopic(module))}>{labels.ready.action}</ButtonLink>
          </CoursePanel>
        </CourseBody>
      </Section>
      <Section labelledBy="related" space="follow">
        <SectionIntro id="related" heading={labels.related} space="small">
          <CatalogLink path={paths.modules} look="outline">
            {labels.viewAll}
          </CatalogLink>
        </SectionIntro>
        <ModuleGrid related>
          {related.map((card) => (
            <ModuleCard key={card.slug} card={card} labels={moduleCardLabels} />
          ))}
        </ModuleGrid>
      </Section>
    </>
  )
}
