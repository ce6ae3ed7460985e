import { Component, type ReactNode } from 'react'
import { site } from '#content/site.ts'

interface RootErrorBoundaryProps {
  /** Path of the page; navigating to another one resets the boundary. */
  path: string
  children: ReactNode
}

interface RootErrorBoundaryState {
  path: string
  /** Clone of the page as it was before the error. */
  snapshot?: Node | undefined
}

/**
 * Catches errors that no other boundary has caught. Keeps what was on screen as plain HTML, whose links and forms work
 * without the app, below a notice that says what to do.
 */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, RootErrorBoundaryState> {
  override state: RootErrorBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(): Partial<RootErrorBoundaryState> {
    // React hasn't changed the DOM yet.
    return { snapshot: document.getElementById('root')?.cloneNode(true) }
  }

  static getDerivedStateFromProps(
    { path }: RootErrorBoundaryProps,
    state: RootErrorBoundaryState,
  ): RootErrorBoundaryState | null {
    return path === state.path ? null : { path, snapshot: undefined }
  }

  override render() {
    const { snapshot } = this.state
    if (!snapshot) return this.props.children
    return (
      <>
        <p role="alert" data-crash-notice>
          {site.late.crashed}
        </p>
        <div
          ref={(element) => {
            element?.replaceChildren(...snapshot.childNodes)
          }}
        />
      </>
    )
  }
}
