/** Words of the shell around every page. */
export const shellLabels = {
  skip: 'Skip to content',
  home: (name: string) => `${name}, home`,
  mainNav: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** Leads from a menu to the page about all that is in it. */
  overview: (section: string) => `${section} overview`,
  /** Spoken behind a link to another site. */
  portal: 'opens the portal',
}
