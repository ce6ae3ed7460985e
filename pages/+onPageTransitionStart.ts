import type { PageContextClient } from 'vike/types'
import { announceLoading } from '#components/layout/announceLoading.ts'
import { loadingModule } from '#content/loadingModule.ts'
import { modulePath } from '#content/routes.ts'

/** A module's page says so when it takes its time (specification, point 2). https://vike.dev/onPageTransitionStart */
export function onPageTransitionStart({ urlPathname }: PageContextClient) {
  announceLoading(urlPathname.startsWith(modulePath('')) ? loadingModule : null)
}
