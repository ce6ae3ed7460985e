import { modulesPage } from '#content/schema/pages/lists.ts'
import { readCopy } from '../collections/readCopy.ts'

/** Labels on the card of a module. */
export const moduleCardLabels = readCopy('pages/modules', modulesPage).card
