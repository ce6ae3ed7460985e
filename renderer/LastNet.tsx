import { Component, type ReactNode } from 'react'
import { site } from '#content/site.ts'

interface LastNetProps {
  /** Path of the page; another one gets another chance. */
  path: string
  children: ReactNode
}

interface LastNetState {
  path: string
  /** What stood on the page when the error came. */
  kept?: Node | undefined
}

/**
 * The last net, for an error that no part of the page has caught: what was on screen stays as plain HTML, whose links and
 * forms work without the app, below a line that says what to do.
 */
export class LastNet extends Component<LastNetProps, LastNetState> {
  override state: LastNetState = { path: this.props.path }

  static getDerivedStateFromError(): Partial<LastNetState> {
    // React has not touched the page yet.
    return { kept: document.getElementById('root')?.cloneNode(true) }
  }

  static getDerivedStateFromProps({ path }: LastNetProps, state: LastNetState): LastNetState | null {
    return path === state.path ? null : { path, kept: undefined }
  }

  override render() {
    const { kept } = this.state
    if (!kept) return this.props.children
    return (
      <>
        <p role="alert" data-last-net>
          {site.late.crashed}
        </p>
        <div
          ref={(element) => {
            element?.replaceChildren(...kept.childNodes)
          }}
        />
      </>
    )
  }
}
