import path from 'node:path'
import type { Backend, CmsConfig, Field } from '@sveltia/cms'
import { articleFrontMatter } from '#content/schema/article.ts'
import type { RepositoryHost } from '#content/schema/editorHeaders.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { company } from '#content/site.ts'
import { editorFields } from './editorFields.ts'

export interface Repository {
  host: RepositoryHost
  /** "owner/name". */
  path: string
}

/** A required placeholder that is never used: files are edited locally. */
const ON_DISK: Backend = {
  name: 'gitea',
  repo: `local/${path.basename(process.cwd())}`,
  auth_methods: ['token'],
}

/** Matches the validation of file names (content/collections/readEntry.ts). */
const SLUG: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'Lower-case words joined by hyphens, such as find-your-why',
]

/**
 * Builds the configuration of Sveltia CMS: a collection for modules and one for articles, with the fields of their
 * schemas.
 * @param folder folder with `modules/` and `articles/`, relative to the repository
 * @param repository omit to edit local files
 */
export function editorConfig(folder: string, repository?: Repository): CmsConfig {
  return {
    load_config_file: false,
    app_title: `${company.name} content`,
    backend: repository ? backendOf(repository) : ON_DISK,
    media_folder: `${folder}/articles`,
    public_folder: '',
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder: `${folder}/articles`,
        // Next to the text, where the site looks for an article's pictures.
        media_folder: `/${folder}/articles/{{slug}}`,
        public_folder: '{{slug}}',
        slug: slugOptions('resources/articles'),
        summary: '{{title}}',
        sortable_fields: {
          fields: ['date', 'title', 'author'],
          default: { field: 'date', direction: 'descending' },
        },
        fields: [
          ...editorFields(articleFrontMatter),
          body('Headings, lists, tables, pictures and quotes.', true),
        ],
      },
      {
        name: 'modules',
        label: 'Modules',
        label_singular: 'Module',
        folder: `${folder}/modules`,
        slug: slugOptions('fast-track-modules'),
        summary: '{{title}}',
        sortable_fields: ['title', 'category'],
        view_groups: [{ label: 'Category', field: 'category' }],
        fields: [...editorFields(moduleFrontMatter), body('Paragraphs and lists.', false)],
      },
    ],
  }
}

/** Sign-in uses an access token, so that no authentication service is needed. */
const backendOf = ({ host, path }: Repository): Backend => ({
  name: host,
  repo: path,
  branch: 'main',
  auth_methods: ['token'],
})

const slugOptions = (place: string) => ({
  template: '{{title}}',
  editable: ['create' as const],
  pattern: SLUG,
  hint: `The file name, and the address: /${place}/ and these words.`,
})

/** The text as raw Markdown: stored as typed. */
const body = (holds: string, hasPictures: boolean): Field => ({
  name: 'body',
  label: 'Text',
  hint: `Markdown. ${holds} See docs/writing-content.md.`,
  widget: 'richtext',
  modes: ['raw'],
  buttons: [
    'bold',
    'italic',
    'link',
    ...(hasPictures ? (['heading-two', 'quote'] as const) : []),
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: hasPictures ? ['image'] : [],
})
