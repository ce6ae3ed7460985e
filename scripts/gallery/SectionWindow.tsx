import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'

const Room = chakra('div', { base: { position: 'relative', overflow: 'hidden', m: '4' } })

const Scale = chakra('p', {
  base: {
    position: 'absolute',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    px: '2',
    textStyle: 'fine',
    color: 'sand.0',
    bg: 'ink',
  },
})

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    transformOrigin: 'top left',
    bg: 'bg.paper',
    boxShadow: '0 0 0 1px {colors.shade.12}',
  },
})

interface SectionWindowProps {
  address: string
  /** Width in pixels; undefined for the available width. */
  width: number | undefined
}

/** An iframe of a given width. If there is less space, it is scaled down, so that the page inside keeps its width. */
export function SectionWindow({ address, width }: SectionWindowProps) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const shown = width ?? size.width
  const scale = shown > size.width ? size.width / shown : 1
  return (
    <Room ref={room}>
      {size.width > 0 && (
        <Frame
          key={address}
          src={address}
          title="Section"
          style={{
            width: shown,
            height: size.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            marginInline: scale < 1 ? 0 : 'auto',
          }}
        />
      )}
      {scale < 1 && <Scale>{Math.round(scale * 100)}%</Scale>}
    </Room>
  )
}
