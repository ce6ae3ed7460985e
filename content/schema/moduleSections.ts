/**
 * Headings of a module's page and their anchors (specification, point 2, Module detail). Apart from the schema of the
 * modules, so that the page does not carry zod.
 */
export const MODULE_SECTIONS = {
  outcomes: { id: 'learning-outcomes', heading: 'Learning Outcomes' },
  whatYoullLearn: { id: 'what-youll-learn', heading: 'What You’ll Learn' },
  keySkills: { id: 'key-skills', heading: 'Key Skills Developed' },
} as const
