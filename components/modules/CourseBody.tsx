import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { List, TextOrList } from '#content/schema/article.ts'
import { sheetBelow } from '../paper/sheetBelow.ts'
import { ruled, written } from '../paper/written.ts'
import { Icon } from '../ui/Icon.tsx'
import { RichText } from '../ui/RichText.tsx'

/** Lists in the description are forms that participants fill in, so they look like sheets of paper. */
const notePage: SystemStyleObject = {
  ...written,
  ...ruled,
  backgroundColor: 'bg.paper',
  backgroundPosition: '0 1rem',
  position: 'relative',
  my: '3',
  px: { base: '5', md: '10' },
  py: '1.25rem',
  borderWidth: '1px',
  borderColor: 'sand.2',
  borderTopWidth: '3px',
  borderTopColor: 'coral.500',
  '& strong': { fontFamily: 'body', fontSize: '1rem', lineHeight: '0', color: 'fg.base' },
  _before: sheetBelow('1.5deg'),
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '18',
    rowGap: '12',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
    _print: { display: 'block' },
  },
})

const Text = chakra('div', {
  base: {
    maxW: '44rem',
    '& h2': { textStyle: 'title', mt: { base: '12', lg: '18' }, mb: '6' },
    '& .about': {
      display: 'grid',
      gap: '5',
      maxW: 'text',
      position: 'relative',
      zIndex: 0,
      // In print, blocks may break across pages, but grids may not.
      _print: { display: 'block', '& > * + *': { mt: '3' } },
      '& ol': { listStyle: 'decimal', pl: '6' },
      '& li ul': { listStyle: 'disc', pl: '5' },
      '& > ul': notePage,
    },
    '& .outcomes li': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      gap: '4',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      '& svg': { color: 'coral.600', mt: '0.2rem' },
    },
    '& .parts': { counterReset: 'part' },
    // Each part is a numbered note on a stem; the stems join into one line.
    '& .parts li': {
      position: 'relative',
      pl: { base: '8', md: '12' },
      pb: '8',
      counterIncrement: 'part',
      borderLeftWidth: '2px',
      borderColor: 'line.strong',
      ml: '0.875rem',
      _last: { pb: '0', borderColor: 'transparent' },
      _before: {
        content: 'counter(part)',
        position: 'absolute',
        left: '-0.9375rem',
        top: '-0.125rem',
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontSize: '0.875rem',
        fontWeight: 'bold',
        color: 'sand.0',
        bg: 'teal.700',
      },
    },
    '& h3': { textStyle: 'strong', mb: '1' },
    '& .parts p': { textStyle: 'note', color: 'fg.quiet' },
    '& .skills': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& li': {
        px: { base: '0.625rem', md: '4' },
        py: { base: '0.375rem', md: '2' },
        bg: 'bg.tint',
        borderRadius: 'sm',
        textStyle: 'label',
        fontSize: { base: '0.875rem', md: '0.9375rem' },
        color: 'fg.accent',
      },
    },
  },
})

/** A heading with an anchor. */
interface Anchored {
  id: string
  heading: string
}

interface CourseBodyProps {
  /** The long description without its first paragraph. */
  about: readonly TextOrList[]
  outcomes: Anchored & { items: readonly string[] }
  parts: Anchored & { items: readonly { title: string; text: string }[] }
  skills: Anchored & { items: readonly string[] }
  /** Side panels. */
  children: ReactNode
}

/** The main part of a module's page: description, outcomes, parts in order, skills. */
export function CourseBody({ about, outcomes, parts, skills, children }: CourseBodyProps) {
  return (
    <Columns>
      <Text>
        <div className="about">
          {about.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </div>
        <h2 id={outcomes.id} tabIndex={-1}>
          {outcomes.heading}
        </h2>
        <ul className="outcomes">
          {outcomes.items.map((item) => (
            <li key={item}>
              <Icon name="check" size={24} />
              {item}
            </li>
          ))}
        </ul>
        <h2 id={parts.id} tabIndex={-1}>
          {parts.heading}
        </h2>
        <ol className="parts">
          {parts.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <h2 id={skills.id} tabIndex={-1}>
          {skills.heading}
        </h2>
        <ul className="skills">
          {skills.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Text>
      {children}
    </Columns>
  )
}

function Block({ block }: { block: TextOrList }) {
  if (block.kind === 'text') {
    return (
      <p>
        <RichText content={block.content} />
      </p>
    )
  }
  return (
    <>
      {block.title && (
        <p>
          <strong>{block.title}</strong>
        </p>
      )}
      <Points {...block} />
    </>
  )
}

function Points({ start, items }: List) {
  const points = items.map(({ content, list }) => (
    <li key={JSON.stringify(content)}>
      <RichText content={content} />
      {list && <Points {...list} />}
    </li>
  ))
  return start === undefined ? <ul>{points}</ul> : <ol start={start}>{points}</ol>
}
