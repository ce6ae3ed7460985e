import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { articleFrontMatter } from '#content/schema/article.ts'
import { copyFiles } from '#content/schema/copyFiles.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { choices } from './choices.ts'
import { editorFields, type FormContext } from './editorFields.ts'

const context: FormContext = {
  choices: ['addresses'],
  pictures: (group) => ({ media_folder: `/art/${group}` }),
  uploads: (name) => ({ media_folder: `/${name}` }),
}
const formOf = (shape: z.ZodRawShape, data?: unknown) => editorFields(z.strictObject(shape), context, data)

const link = z.strictObject({
  label: z.string().max(40),
  href: z
    .string()
    .meta({ choices: 'addresses' })
    .transform((path) => path),
})

describe('the form of a nested schema', () => {
  it('has sections that fold up under the field that names them', () => {
    const entries = z.array(z.strictObject({ text: z.string(), link })).min(2)
    expect(formOf({ questions: z.strictObject({ heading: z.string(), entries }).optional() })).toMatchObject([
      {
        widget: 'object',
        label: 'Questions',
        required: false,
        summary: '{{fields.heading}}',
        fields: [
          { name: 'heading', widget: 'string', required: true },
          {
            widget: 'list',
            label_singular: 'Entry',
            hint: 'At least 2 of them.',
            summary: '{{fields.text}}',
            fields: [
              { name: 'text' },
              { fields: [{ maxlength: 40 }, { widget: 'select', options: 'addresses' }] },
            ],
          },
        ],
      },
    ])
  })

  it('offers the kinds of a section by their titles', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('share'), share: z.number().max(100) }).meta({ title: 'A share' }),
      z.strictObject({ kind: z.literal('pair'), of: z.tuple([z.string(), z.string()]) }),
    ])
    const types = [
      { name: 'share', label: 'A share', fields: [{ name: 'share', value_type: 'float', max: 100 }] },
      { name: 'pair', label: 'Pair', fields: [{ name: 'of', widget: 'list', min: 2, max: 2 }] },
    ]
    expect(formOf({ drawing: kinds, drawings: z.array(kinds) })).toMatchObject([
      { widget: 'object', typeKey: 'kind', types },
      { widget: 'list', typeKey: 'kind', types },
    ])
  })

  it('offers a choice of several words once each, and numbers as a list that may repeat them', () => {
    const fields = { days: z.array(z.enum(['one', 'two'])), weeks: z.array(z.literal([0, 1, 2])) }
    expect(formOf(fields)).toMatchObject([
      { widget: 'select', multiple: true },
      { widget: 'list', field: { widget: 'number' } },
    ])
  })

  it('takes the form that a value has where a schema allows two', () => {
    const picture = z.string().meta({ picture: 'scenes' })
    const either = z.union([z.strictObject({ file: picture, alt: z.string() }), picture])
    expect(formOf({ image: either }, { image: 'scenes/home.svg' })).toMatchObject([
      { widget: 'image', media_folder: '/art/scenes' },
    ])
    expect(formOf({ image: either }, { image: { file: 'scenes/home.svg', alt: '' } })).toMatchObject([
      { widget: 'object', fields: [{ widget: 'image' }, { name: 'alt' }] },
    ])
  })

  it('has the fields of all forms that no constant tells apart', () => {
    const either = z.union([
      z.strictObject({ text: z.string(), href: z.string() }),
      z.strictObject({ text: z.string() }),
    ])
    expect(formOf({ closing: either })).toMatchObject([
      {
        fields: [
          { name: 'text', required: true },
          { name: 'href', required: false },
        ],
      },
    ])
  })
})

it.each(
  Object.entries({
    ...copyFiles,
    articles: { schema: articleFrontMatter },
    modules: { schema: moduleFrontMatter },
  }),
)('%s has a form', (_, { schema }) => {
  expect(editorFields(schema, { ...context, choices: Object.keys(choices) })).not.toEqual([])
})
