import type { SearchDocument } from '#components/search/engine/index.ts'
import { blockText } from '#content/collections/blockTexts.ts'
import { modulePath } from '#content/routes.ts'
import type { Module } from '#content/schema/module.ts'
import { MODULE_SECTIONS } from '#content/schema/moduleSections.ts'
import { joinTexts } from './joinTexts.ts'

/** Converts a module to a document of the site search: its texts first, then the sections of its page. */
export function moduleDocument(module: Module): SearchDocument {
  const { outcomes, whatYoullLearn, keySkills } = MODULE_SECTIONS
  return {
    url: modulePath(module.slug),
    kind: 'module',
    title: module.title,
    keywords: [...module.keywords, module.category, module.audience],
    sections: [
      {
        id: '',
        heading: '',
        text: joinTexts([
          module.description,
          module.metaDescription,
          ...module.longDescription.map(blockText),
        ]),
      },
      { ...outcomes, text: joinTexts(module.outcomes) },
      ...module.whatYoullLearn.map(({ title, text }) => ({ id: whatYoullLearn.id, heading: title, text })),
      { ...keySkills, text: joinTexts(module.keySkills) },
    ],
  }
}
