/** Labels of the header and the footer. */
export const shellLabels = {
  skip: 'Skip to content',
  home: (name: string) => `${name}, home`,
  mainNav: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** The link from a menu to its overview page. */
  overview: (section: string) => `${section} overview`,
  /** Folds columns of links on phones: "Solutions and Platforms". */
  fold: (headings: readonly string[]) => headings.join(' and '),
  /** Read by screen readers after a link to another site. */
  portal: 'opens the portal',
}
