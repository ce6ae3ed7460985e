/** The form of a choice that stands in addresses: "Change & Resilience" gives "change-resilience". */
export const choiceSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The choice that a part of an address means, if it is one. Addresses may hold the name itself too. */
export function findChoice<Choice extends string>(
  value: string | null,
  choices: readonly Choice[],
): Choice | null {
  if (!value) return null
  return choices.find((choice) => choiceSlug(choice) === choiceSlug(value)) ?? null
}
