/** Time in ms a pointer rests on a control before its tooltip shows (specification, point 9). */
const OPEN_DELAY = 700

/** Within this time in ms after a tooltip has closed, the next one shows at once (specification, point 9). */
const SKIP_DELAY = 300

/**
 * How long to wait, in ms, before a tooltip shows.
 * @param sinceClosed time since the last tooltip closed, in ms
 */
export const tooltipDelay = (sinceClosed: number) => (sinceClosed < SKIP_DELAY ? 0 : OPEN_DELAY)
