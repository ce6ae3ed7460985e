import { z } from 'zod'
import { download, line, paragraph, template } from './fields.ts'
import { roiFieldNames } from './roi.ts'

const field = z.strictObject({
  name: z.enum(roiFieldNames).meta({ description: 'The value that is entered here.' }),
  label: line(80),
  unit: z.enum(['%', 'amount', 'people', 'days', 'weeks', 'months', 'roles']),
  note: line().optional(),
})
/** An input of the ROI calculator and of the workbook. */
export type RoiFieldText = z.output<typeof field>

const groups = z.array(z.strictObject({ heading: line(60), fields: z.array(field).min(1) })).refine(
  (all) =>
    all
      .flatMap(({ fields }) => fields.map(({ name }) => name))
      .sort()
      .join() === [...roiFieldNames].sort().join(),
  { error: 'Each value of the calculation needs one field.' },
)

const notice = z.strictObject({ title: line(40), text: paragraph(200) })

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
        costParts: z.strictObject({ fees: line(60), time: line(60), own: line(60) }),
        value: template('months'),
        valueParts: z.strictObject({
          productivity: line(60),
          turnover: line(60),
          attrition: line(60),
          succession: line(60),
        }),
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
        labels: z.strictObject({ low: line(30), middle: line(30), high: line(30) }),
      }),
      refusal: z.strictObject({
        unreadable: template('typed'),
        understood: template('value'),
        expected: template('min', 'max'),
        expectedWhole: template('min', 'max'),
        until: template('value'),
      }),
      outdated: z.strictObject({ long: template('field'), short: line(40) }),
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
      ownDownload: z.strictObject({ facts: line(60), failed: notice, offline: notice }),
    })
    .meta({ title: 'Entering one’s own values' }),
})
