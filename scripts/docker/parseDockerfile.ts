interface DockerStep {
  /** In capitals, such as "COPY". */
  instruction: string
  /** Everything behind it, lines that end with a backslash joined. */
  rest: string
}

export interface DockerStage {
  /** Its name, or its number. */
  name: string
  steps: DockerStep[]
}

/**
 * Divides a Dockerfile into its stages. Knows what ours uses (https://docs.docker.com/reference/dockerfile/).
 * @throws for a line that is no instruction
 */
export function parseDockerfile(text: string): DockerStage[] {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: DockerStage[] = []
  for (const line of lines) {
    const [, instruction, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    if (!instruction || !rest) throw new Error(`Not an instruction: ${line}`)
    if (instruction === 'FROM')
      stages.push({ name: /\sAS\s+(\S+)$/.exec(rest)?.[1] ?? String(stages.length), steps: [] })
    else stages.at(-1)?.steps.push({ instruction, rest })
  }
  return stages
}

/** The words of a step in its JSON form, such as `CMD ["node", "index.js"]`. @throws when it has another form */
export function commandOf(stage: DockerStage, instruction: string): string[] {
  const rest = stage.steps.findLast((step) => step.instruction === instruction)?.rest ?? ''
  return JSON.parse(rest.replace(/^.*?(?=\[)/, ''))
}
