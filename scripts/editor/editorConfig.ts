import path from 'node:path'
import type { Backend, CmsConfig, Field } from '@sveltia/cms'
import type { z } from 'zod'
import { company } from '#content/brand.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { articlePath, landingPath, modulePath } from '#content/routes.ts'
import { articleFrontMatter } from '#content/schema/article.ts'
import { landingPage } from '#content/schema/landing.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { SLUG } from '#content/schema/slugify.ts'
import { choices } from './choices.ts'
import { copyCollections } from './copyCollections.ts'
import { editorFields } from './editorFields.ts'
import { labelOf, singular } from './formWords.ts'

/** A required placeholder that is never used: files are edited locally. */
const ON_DISK: Backend = {
  name: 'gitea',
  repo: `local/${path.basename(process.cwd())}`,
  auth_methods: ['token'],
}

/** Matches the validation of file names (content/collections/readEntry.ts). */
const ADDRESS: [string, string] = [SLUG.source, 'Lower-case words joined by hyphens, such as find-your-why']

/** Folders for uploads without a form, where the name of a file says what it is: a portrait has the name of its person. */
const UPLOAD_FOLDERS = {
  'images/portraits': 'Portraits',
  'images/modules': 'Pictures of modules',
  brand: 'Logo and icon',
}

/**
 * The editor's configuration as a file, with each list of choices once: fields refer to it by name
 * (scripts/editor/page/start.js).
 * @param repository such as "github:company/website"; omit to edit local files
 */
export function configFile(repository?: string): string {
  const lists = Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list()]))
  const folder = path.relative('.', contentDir()).replaceAll(path.sep, '/')
  return JSON.stringify({ choices: lists, config: editorConfig(folder, repository) })
}

/**
 * Builds the configuration of Sveltia CMS: articles, modules, and every file of copy, with the fields of their schemas.
 * @param folder the content folder, relative to the repository
 */
function editorConfig(folder: string, repository?: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: `${company.name} content`,
    backend: repository ? backendOf(repository) : ON_DISK,
    media_folder: `${folder}/articles`,
    public_folder: '',
    media_libraries: {
      all: { slugify_filename: true, max_file_size: 10_000_000 },
      stock_assets: { providers: [] },
    },
    asset_collections: Object.entries(UPLOAD_FOLDERS).map(([path, label]) => ({
      name: path.replace('/', '-'),
      label,
      media_folder: `${folder}/${path}`,
    })),
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      {
        ...entries('articles', articlePath, articleFrontMatter, 'date', body(true)),
        icon: 'article',
        // Next to the text, where the site looks for an article's pictures.
        media_folder: `/${folder}/articles/{{slug}}`,
        public_folder: '{{slug}}',
        summary: `{{title}} · {{date | date('MMM D, YYYY')}} ${STATE}`,
        sortable_fields: {
          fields: ['date', 'title', 'author'],
          default: { field: 'date', direction: 'descending' },
        },
        view_groups: BY_CATEGORY,
      },
      {
        ...entries('modules', modulePath, moduleFrontMatter, 'publish', body(false)),
        icon: 'school',
        summary: `{{title}} {{publish | date('MMM D, YYYY')}} ${STATE}`,
        sortable_fields: ['title', 'category'],
        view_groups: BY_CATEGORY,
      },
      {
        ...entries('landing', landingPath, landingPage, 'from'),
        icon: 'campaign',
        extension: 'yaml',
        format: 'yaml',
        summary: `{{title}} ${STATE}`,
      },
      ...copyCollections(folder),
    ],
  }

  /**
   * A folder of entries, each with a page of its own.
   * @param firstDay the field with the day from which an entry is public
   */
  function entries(
    name: string,
    pathOf: (slug: string) => string,
    schema: z.ZodObject,
    firstDay: string,
    ...text: Field[]
  ) {
    const label = labelOf(name)
    // Renaming adds the old address to this field, which leads it to the new one.
    const former = 'formerly' in schema.shape
    return {
      name,
      label,
      label_singular: singular(label),
      folder: `${folder}/${name}`,
      preview_path: pathOf('{{slug}}'),
      ...(former && { aliases_field: 'formerly' }),
      slug: {
        template: '{{title}}',
        editable: true,
        pattern: ADDRESS,
        hint: `What follows ${pathOf('')} in the address.${former ? ' The old address goes on working.' : ''}`,
      },
      view_filters: [
        { label: 'Drafts', field: 'draft', pattern: true },
        { label: 'Scheduled', field: firstDay, gt: '{{today}}' },
      ],
      fields: [...entryFields(editorFields(schema, folder)), ...text],
    }
  }
}

const STATE = "{{draft | ternary('(draft)', '')}}"
const BY_CATEGORY = [{ label: 'Category', field: 'category' }]

/** A new entry is a draft; the addresses that an entry had are kept up by the editor. */
const entryFields = (fields: Field[]): Field[] =>
  fields
    .filter(({ name }) => name !== 'formerly')
    .map((field) => (field.name === 'draft' ? ({ ...field, default: true } as Field) : field))

/** Sign-in uses an access token, so that no authentication service is needed. */
function backendOf(repository: string): Backend {
  const [name, repo = ''] = repository.split(':')
  return { name: name as 'github' | 'gitlab', repo, branch: 'main', auth_methods: ['token'] }
}

/** The text, with the buttons for what the site can show. */
const body = (isArticle: boolean): Field => ({
  name: 'body',
  label: 'Text',
  hint: 'A link leads to a page such as /contact, a file such as /downloads/one-pager.pdf, or another site.',
  widget: 'richtext',
  buttons: [
    'bold',
    'italic',
    'link',
    ...(isArticle ? (['heading-two', 'quote'] as const) : []),
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: isArticle ? ['image'] : [],
  linked_images: false,
})
