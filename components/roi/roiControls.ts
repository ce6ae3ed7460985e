/** What it takes to change a calculation and to pass it on, in one file: none of it is needed to read one. */
export { RoiActions } from './RoiActions.tsx'
export { RoiBar } from './RoiBar.tsx'
export { RoiField } from './RoiField.tsx'
export { RoiOutdated } from './RoiOutdated.tsx'
export { RoiPresets } from './RoiPresets.tsx'
export { RoiStatus } from './RoiStatus.tsx'
export { workbookLink } from './workbookLink.ts'
