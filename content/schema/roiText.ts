import { z } from 'zod'
import { download, label, labels, line, paragraph, template } from './fields.ts'
import { notice } from './lists.ts'
import { alike, listOf } from './plainFields.ts'
import { roiFieldNames } from './roi.ts'

const field = z.strictObject({
  name: z.enum(roiFieldNames).describe('The value that is entered here.'),
  label: line(80),
  unit: z.enum(['%', 'amount', 'people', 'days', 'weeks', 'months', 'roles']),
  note: line().optional(),
})
/** An input of the ROI calculator and of the workbook. */
export type RoiFieldText = z.output<typeof field>

const groups = z.array(z.strictObject({ heading: line(60), fields: listOf(field) })).refine(
  (all) =>
    all
      .flatMap(({ fields }) => fields.map(({ name }) => name))
      .sort()
      .join() === [...roiFieldNames].sort().join(),
  { error: 'Each value of the calculation needs one field.' },
)

/** The schema of `content/site/calculator.yaml`. */
export const calculatorFile = z.strictObject({
  example: z
    .strictObject({
      heading: line(60),
      text: paragraph(200),
      note: paragraph(400),
      staticNote: paragraph(200),
      groups,
      result: alike(
        line(60),
        'heading',
        'multiple',
        'noCost',
        'withoutProductivity',
        'net',
        'payback',
        'never',
        'breakEven',
        'parts',
        'cost',
      ).extend({
        costParts: alike(line(60), 'fees', 'time', 'own'),
        value: template('months'),
        valueParts: alike(
          line(60),
          'productivityValue',
          'turnoverValue',
          'attritionValue',
          'successionValue',
        ),
        netShare: template('net', 'share'),
        paybackMonths: template('months'),
        breakEvenShare: template('share'),
        notCounted: paragraph(300),
      }),
      download,
    })
    .meta({ title: 'The worked example and the workbook' }),
  controls: z
    .strictObject({
      presets: z.strictObject({ legend: line(60), labels: labels('low', 'middle', 'high') }),
      refusal: alike(template('min', 'max'), 'expected', 'expectedWhole').extend({
        unreadable: template('typed'),
        until: template('value'),
      }),
      bar: z.strictObject({ payback: template('payback'), never: label }),
      actions: labels('copy', 'reset', 'ask').extend({
        copied: notice,
        notCopied: notice,
        message: template('multiple', 'months', 'participants'),
      }),
      ownDownload: z.strictObject({ facts: line(60), failed: notice }),
    })
    .meta({ title: 'Entering one’s own values' }),
})
