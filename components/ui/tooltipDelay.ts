/** Hover time before a tooltip shows (specification, point 9). */
const OPEN_DELAY_MS = 700

/** Within this time after a tooltip closed, the next one shows at once (specification, point 9). */
const SKIP_DELAY_MS = 300

/**
 * Delay in ms before a tooltip shows.
 * @param sinceClosed time since the last tooltip closed, in ms
 */
export const tooltipDelay = (sinceClosed: number) => (sinceClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)
