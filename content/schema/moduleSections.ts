/**
 * The anchors of a module's page (specification, point 2, Module detail). Separate from the module schema, so that the page
 * doesn't load zod.
 */
export const MODULE_ANCHORS = {
  outcomes: 'learning-outcomes',
  whatYoullLearn: 'what-youll-learn',
  keySkills: 'key-skills',
} as const
