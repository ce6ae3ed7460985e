/**
 * Type, size and date of each file, by its URL. Defined at build time (vite.config.ts); undefined in unit tests and in the
 * scripts that generate the files.
 */
declare const DOWNLOAD_FACTS: Record<string, string>

/** Type, size and date of each built file, by its URL: "PDF, 89 kB, November 2026". */
export const downloadFacts = typeof DOWNLOAD_FACTS === 'undefined' ? {} : DOWNLOAD_FACTS
