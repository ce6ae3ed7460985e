/**
 * The module that every other one leads to under "Related Modules" (specification, point 2, Module detail): the name of its
 * file without ".md". The build stops when there is no such module, so a rename changes this line too.
 */
export const FIXED_MODULE = 'find-your-why'
