import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { fetchCode } from './fetchCode.ts'

interface LateProps<Code> {
  /** Loads the code; must not change between renders. */
  load: () => Promise<Code>
  /** Called if the code can't be loaded, or throws while rendering. */
  onFail: () => void
  /** Shown until the code has loaded. */
  pending?: ReactNode
  children: (code: Code) => ReactNode
}

/** A lazily loaded part of the page with its own error boundary: no failure of it affects the rest. */
export function Late<Code>({ load, onFail, pending, children }: LateProps<Code>) {
  const [loaded, setLoaded] = useState<{ code: Code }>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let isWanted = true
    fetchCode(load).then(
      (code) => isWanted && setLoaded({ code }),
      (error: unknown) => {
        console.info('A part of the page could not be loaded:', error)
        if (isWanted) fail()
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
