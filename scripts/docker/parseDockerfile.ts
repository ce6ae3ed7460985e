interface DockerStep {
  /** In upper case, such as "COPY". */
  instruction: string
  /** Its arguments, with continuation lines joined. */
  rest: string
}

export interface DockerStage {
  /** Its name or number. */
  name: string
  steps: DockerStep[]
}

/**
 * Parses a Dockerfile into stages. Supports what ours uses (https://docs.docker.com/reference/dockerfile/).
 * @throws for a line that isn't an instruction
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

/**
 * The command of a step in JSON form, such as `CMD ["node", "index.js"]`.
 * @throws if it has another form
 */
export function commandOf(stage: DockerStage, instruction: string): string[] {
  const rest = stage.steps.findLast((step) => step.instruction === instruction)?.rest ?? ''
  return JSON.parse(rest.replace(/^.*?(?=\[)/, ''))
}
