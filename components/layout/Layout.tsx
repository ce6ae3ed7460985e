import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { HeroBackground, NavSection, Topic } from '#content/schema/page.ts'
import type { SiteContent } from '#content/site.ts'
import { rememberFirstTouch } from '../inquiry/attribution.ts'
import { DialogHost } from '../shell/DialogHost.tsx'
import { ShellContext } from '../shell/ShellContext.tsx'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { ToastHost } from '../toast/ToastHost.tsx'
import { BookBar } from './BookBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Notice } from './Notice.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { SkipLink } from './SkipLink.tsx'

interface LayoutProps {
  site: SiteContent
  hero: HeroBackground
  section?: NavSection
  topic?: Topic
  /** Printed at the top: the address of the page, and how to reach the company. */
  letterhead: string
  children: ReactNode
}

/** The shell around every page (specification, point 2): header, page, footer, dialogs and notifications. */
export function Layout({ site, hero, section, topic, letterhead, children }: LayoutProps) {
  const { hash, state: isBack } = useLocation()
  useEffect(rememberFirstTouch, [])
  useEffect(announceReady, [])
  useOnNewPage((from) => {
    // Focusing its heading announces a new page; an anchor has its own target.
    const heading = document.querySelector<HTMLElement>('main h1')
    if (hash || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // Back leads to the link that was followed; Tab would go on at the top of the page otherwise.
    if (isBack) document.querySelector<HTMLElement>(`main a[href="${from}"]`)?.focus({ preventScroll: true })
  })
  const shell = useMemo(() => ({ site, hero, topic }), [site, hero, topic])
  return (
    <ShellContext value={shell}>
      <SkipLink />
      {site.notice && <NoticeBar {...site.notice} />}
      <Header section={section} letterhead={letterhead} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      {section !== 'contact' && <BookBar label={site.bookDemoLabel} />}
      <Notice offline={site.late.unavailable} />
      <DialogHost />
      <ToastHost />
    </ShellContext>
  )
}

/** Signals the end of hydration to the start script (scripts/build/startClient.js). */
const announceReady = () => void setTimeout(() => window.dispatchEvent(new Event('app-ready')))
