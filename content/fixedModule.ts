/**
 * The module that every other module lists under "Related Modules" (specification, point 2, Module detail): its file name
 * without ".md". Change it here when the file is renamed; without such a module, the others stand alone.
 */
export const FIXED_MODULE = 'find-your-why'
