/** Defined at build time (vite.config.ts) because its width depends on the wordmark; undefined in scripts, which show no logo. */
declare const LOGO_SIZE: { width: number; height: number }

/** The logo's size in pixels, for its place on the page before it is there. */
export const logoSize = typeof LOGO_SIZE === 'undefined' ? { width: 0, height: 0 } : LOGO_SIZE
