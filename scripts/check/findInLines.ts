/** @returns a sentence for each place where a pattern (with the flag "g") is found, such as `content/site/menu.yaml:3: "…"; …` */
export const findInLines = (file: string, source: string, pattern: RegExp, advice: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(pattern), ([found]) => `${file}:${index + 1}: "${found}"; ${advice}`),
    )
