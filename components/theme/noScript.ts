/** Matches where JavaScript doesn't run. */
export const noScript = '@media (scripting: none)'
