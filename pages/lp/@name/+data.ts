import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { publicationMark } from '#content/collections/cards.ts'
import { landingPages } from '#content/collections/landingPages.ts'
import type { LandingPage } from '#content/schema/landing.ts'

export type Data = LandingPage & { mark?: string }

/** The landing page of the address; an unknown one, or one that isn't public, has the site's 404 page. */
export function data({ routeParams }: PageContextServer): Data {
  const found = landingPages().find(({ name }) => name === routeParams.name)
  if (!found) throw render(404)
  return { ...found, ...publicationMark({ ...found, publish: found.from }) }
}
