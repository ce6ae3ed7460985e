import { z } from 'zod'
import { download, line, paragraph, template } from './fields.ts'
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
      result: z.strictObject({
        heading: line(40),
        multiple: line(60),
        noCost: line(60),
        parts: line(60),
        cost: line(40),
        costParts: alike(line(60), 'fees', 'time', 'own'),
        value: template('months'),
        valueParts: alike(line(60), 'productivity', 'turnover', 'attrition', 'succession'),
        withoutProductivity: line(60),
        net: line(40),
        netShare: template('net', 'share'),
        payback: line(40),
        paybackMonths: template('months'),
        never: line(20),
        breakEven: line(60),
        breakEvenShare: template('share'),
        notCounted: paragraph(300),
      }),
      download,
    })
    .meta({ title: 'The worked example and the workbook' }),
  controls: z
    .strictObject({
      presets: z.strictObject({
        legend: line(60),
        labels: alike(line(30), 'low', 'middle', 'high'),
      }),
      refusal: z.strictObject({
        unreadable: template('typed'),
        expected: template('min', 'max'),
        expectedWhole: template('min', 'max'),
        until: template('value'),
      }),
      outdated: line(40),
      bar: z.strictObject({ payback: template('payback'), never: line(40) }),
      actions: z.strictObject({
        print: line(40),
        copy: line(40),
        copied: notice,
        notCopied: notice,
        reset: line(40),
        ask: line(40),
        message: template('multiple', 'months', 'participants'),
      }),
      ownDownload: z.strictObject({ facts: line(60), failed: notice }),
    })
    .meta({ title: 'Entering one’s own values' }),
})
