/** Labels on the card of a module. */
export { moduleCardLabels } from '../modules.ts'
