import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editorFields } from './editorFields.ts'
import { pathLabels, type Schema } from './formWords.ts'

const formOf = (shape: z.ZodRawShape) => editorFields(z.strictObject(shape), 'content')

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
      z.strictObject({ kind: z.literal('pair'), of: z.array(z.string()).length(2) }),
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

  it('lets pictures and files be chosen where the site looks for them', () => {
    const [picture, file] = [z.string().meta({ picture: 'scenes' }), z.string().meta({ upload: 'downloads' })]
    expect(formOf({ picture, file })).toMatchObject([
      { widget: 'image', media_folder: '/content/art/scenes', public_folder: '/scenes' },
      { widget: 'file', media_folder: '/content/downloads', public_folder: '/downloads' },
    ])
  })
})

it('calls the fields in a message as the form does', () => {
  const points = z.array(z.strictObject({ A3X: z.string(), href: z.string().meta({ title: 'Target' }) }))
  const schema = z.toJSONSchema(z.strictObject({ closing: z.strictObject({ points }) })) as Schema
  expect(pathLabels(schema, 'closing, points, entry 2, href')).toBe('Last section, Points, Entry 2, Target')
  expect(pathLabels(schema, 'closing, points, entry 2, A3X')).toBe('Last section, Points, Entry 2, A3X')
})
