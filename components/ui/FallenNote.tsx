/** Drawing of a note that fell off its stem: nothing was found, or something failed. From `content/art/signs.svg`. */
export const FallenNote = () => (
  <svg viewBox="0 0 152 80" aria-hidden="true">
    <use href="/art/signs.svg#fallen-note" />
  </svg>
)
