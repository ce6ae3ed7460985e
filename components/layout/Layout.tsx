import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { HeroGround, NavSection, Topic } from '#content/schema/page.ts'
import type { SiteContent } from '#content/schema/site.ts'
import { rememberFirstTouch } from '../enquiry/attribution.ts'
import { DemoDialogHost } from '../enquiry/DemoDialogHost.tsx'
import { ToastHost } from '../toast/ToastHost.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingNotice } from './LoadingNotice.tsx'
import { ShellContext } from './ShellContext.tsx'
import { SkipLink } from './SkipLink.tsx'

interface LayoutProps {
  site: SiteContent
  hero: HeroGround
  section?: NavSection
  topic?: Topic
  children: ReactNode
}

/** The shell around every page (specification, point 2): header, page, footer, dialog and notifications. */
export function Layout({ site, hero, section, topic, children }: LayoutProps) {
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(rememberFirstTouch, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A new page is announced by moving the focus to it, as a page load would; an anchor has its own target.
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  const shell = useMemo(() => ({ site, topic }), [site, topic])
  return (
    <ShellContext value={shell}>
      <SkipLink />
      <Header site={site} hero={hero} section={section} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <LoadingNotice />
      <DemoDialogHost />
      <ToastHost />
    </ShellContext>
  )
}
