/** Everything needed to edit and share a calculation, loaded as one file: reading it needs none of this. */
export { RoiActions } from './RoiActions.tsx'
export { RoiBar } from './RoiBar.tsx'
export { RoiField } from './RoiField.tsx'
export { RoiPresets } from './RoiPresets.tsx'
export { workbookLink } from './workbookLink.ts'
