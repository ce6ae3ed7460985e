import { announceLoading } from '#components/layout/announceLoading.ts'

/** https://vike.dev/onPageTransitionEnd */
export function onPageTransitionEnd() {
  announceLoading(null)
}
