/**
 * The module that every other module lists under "Related Modules" (specification, point 2, Module detail): its file name
 * without ".md". Change it here when the file is renamed; the build fails when there is no such module.
 */
export const FIXED_MODULE = 'find-your-why'
