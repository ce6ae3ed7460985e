import { readCopy } from '../collections/readCopy.ts'
import { modulesPage } from '../schema/pages/lists.ts'

/** Labels on the card of a module. */
export const moduleCardLabels = readCopy('pages/modules', modulesPage).card
