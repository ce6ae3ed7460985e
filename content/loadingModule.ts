/** Said while a module's page is on its way (specification, point 2). A file of its own, since every page carries it. */
export const loadingModule = 'Loading course details...'
