import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchCode } from './fetchCode.ts'

interface LateProps<Code> {
  /** Fetches the code; the same function from render to render. */
  load: () => Promise<Code>
  /** Called when the code cannot be had, or fails when it is shown. */
  onFail: () => void
  /** What stands there until the code has come. */
  pending?: ReactNode
  children: (code: Code) => ReactNode
}

/**
 * A part of the page whose code is fetched when it is first shown. Whatever goes wrong with it stays here: nothing of it
 * reaches the page around.
 */
export function Late<Code>({ load, onFail, pending, children }: LateProps<Code>) {
  const [loaded, setLoaded] = useState<{ code: Code }>()
  const fail = useRef(onFail)
  fail.current = onFail
  useEffect(() => {
    let isWanted = true
    fetchCode(load).then(
      (code) => isWanted && setLoaded({ code }),
      (error: unknown) => {
        console.info('A part of the page could not be fetched:', error)
        if (isWanted) fail.current()
      },
    )
    return () => {
      isWanted = false
    }
  }, [load])
  if (!loaded) return pending
  return <Boundary onFail={onFail}>{children(loaded.code)}</Boundary>
}

class Boundary extends Component<{ onFail: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    this.props.onFail()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
