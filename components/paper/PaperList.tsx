import { chakra } from '@chakra-ui/react'
import { paperLabels } from '#content/labels/labels.ts'
import type { PaperList as Content } from '#content/schema/workingPaper.ts'
import { written } from './written.ts'

const List = chakra('div', {
  base: {
    '& h4': { textStyle: 'label', pb: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      columnGap: '2',
      py: { base: '0.3rem', _print: '0.15rem' },
      borderTopWidth: '1px',
      textStyle: 'note',
      lineHeight: '1.4rem',
    },
    '& svg': {
      width: '1.375rem',
      overflow: 'visible',
      fill: 'none',
      stroke: 'currentColor',
    },
    '& .ink': { stroke: 'fg.accent' },
  },
  variants: { isWritten: { true: { '& li': { ...written, fontSize: '1rem', lineHeight: '1.4rem' } } } },
})

/** Printed items with checkboxes, or handwritten entries. */
export function PaperList({ title, items }: Content) {
  return (
    <List isWritten={items.every(({ box }) => !box)}>
      <h4>{title}</h4>
      <ul>
        {items.map(({ text, box }) => (
          <li key={text}>
            {box ? <Box checked={box === 'ticked'} /> : <span aria-hidden="true">–</span>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** A printed checkbox, with a tick that extends beyond it. */
function Box({ checked }: { checked: boolean }) {
  return (
    <svg viewBox="0 0 22 22" role="img" aria-label={checked ? paperLabels.ticked : paperLabels.notTicked}>
      <path d="M3.5 4.5h14v14h-14z" />
      {checked && (
        <path className="ink" d="M5 11c2 2 3 4 4 6C12 10 16 5 22 1" strokeWidth="2.2" strokeLinecap="round" />
      )}
    </svg>
  )
}
