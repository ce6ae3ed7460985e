/**
 * The headings of a module's page and their anchors (specification, point 2, Module detail). Separate from the module schema,
 * so that the page doesn't load zod.
 */
export const MODULE_SECTIONS = {
  outcomes: { id: 'learning-outcomes', heading: 'Learning Outcomes' },
  whatYoullLearn: { id: 'what-youll-learn', heading: 'What You’ll Learn' },
  keySkills: { id: 'key-skills', heading: 'Key Skills Developed' },
} as const
