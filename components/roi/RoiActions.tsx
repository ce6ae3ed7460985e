import { chakra } from '@chakra-ui/react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import { roiDefaults } from '#content/schema/roi.ts'
import { AskButton } from '../inquiry/AskButton.tsx'
import { underlined } from '../theme/underlined.ts'
import { copyText } from '../toast/copyText.ts'
import type { RoiControlProps } from './calculation.ts'
import { formatExact, formatWhole } from './describeResult.ts'

const labels = roiControlsText.actions

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& > a': { flexBasis: { base: '100%', sm: 'auto' } },
    '& button': {
      minH: '2.75rem',
      textStyle: 'accent',
      ...underlined,
    },
    _print: { display: 'none' },
  },
})

/** Actions on a calculation. */
export function RoiActions({ text, inputs, figures, onSet }: RoiControlProps) {
  const address = () => new URL(`#${text.id}`, window.location.href).href
  const message = fill(labels.message, {
    multiple: figures.multiple ?? text.result.noCost,
    months: formatExact(inputs.months),
    participants: formatWhole(inputs.participants),
  })
  return (
    <Row>
      <AskButton look="outline" write={() => `${message}\n${address()}`}>
        {labels.ask}
      </AskButton>
      <button type="button" onClick={() => copyText(address(), labels.copied, labels.notCopied)}>
        {labels.copy}
      </button>
      <button type="button" onClick={() => onSet(roiDefaults)}>
        {labels.reset}
      </button>
    </Row>
  )
}
