import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import { roiDefaults } from '#content/schema/roi.ts'
import { AskButton } from '../inquiry/AskButton.tsx'
import { underlined } from '../theme/underlined.ts'
import { copyText } from '../toast/copyText.ts'
import { type RoiControlProps, showRefused } from './calculation.ts'
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
    // The type doesn't allow nested selectors without an ampersand at an end.
    _print: {
      display: 'none',
      'main:has([data-alone] &) > :not([data-alone])': { display: 'none' },
    } as SystemStyleObject,
  },
})

/** Actions on a calculation. All except reset first lead to an invalid field, if there is one. */
export function RoiActions({ onSet, ...shared }: RoiControlProps) {
  const { text, inputs, figures } = shared
  const address = () => new URL(`#${text.id}`, window.location.href).href
  const copy = () => {
    if (showRefused(shared)) return
    void copyText(address(), labels.copied, labels.notCopied)
  }
  const print = ({ currentTarget }: MouseEvent) => {
    const section = currentTarget.closest('section')
    if (!section || showRefused(shared)) return
    // Hides the rest of the page (Row).
    section.dataset.alone = ''
    window.addEventListener('afterprint', () => delete section.dataset.alone, { once: true })
    window.print()
  }
  const write = () => {
    if (showRefused(shared)) return undefined
    return `${message}\n${address()}`
  }
  const reset = () => onSet(roiDefaults)
  const actions = { print, copy, reset }
  const message = fill(labels.message, {
    multiple: figures.multiple ?? text.result.noCost,
    months: formatExact(inputs.months),
    participants: formatWhole(inputs.participants),
  })
  return (
    <Row>
      <AskButton size="sm" look="outline" write={write}>
        {labels.ask}
      </AskButton>
      {(Object.keys(actions) as (keyof typeof actions)[]).map((action) => (
        <button key={action} type="button" onClick={actions[action]}>
          {labels[action]}
        </button>
      ))}
    </Row>
  )
}
