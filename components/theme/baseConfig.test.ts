import { defaultBaseConfig } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { baseConfig } from './baseConfig.ts'

type Utility = { shorthand?: string | string[] }
const chakra = defaultBaseConfig.utilities as Record<string, Utility | undefined>
const ours = Object.entries(baseConfig.utilities as Record<string, Utility>)

const namesOf = ({ shorthand = [] }: Utility) => [shorthand].flat()

test.each(ours)('%s is still a property of Chakra’s, with our shorthand', (property, utility) => {
  expect(chakra[property]).toBeDefined()
  expect(namesOf(chakra[property] ?? {})).toEqual(expect.arrayContaining(namesOf(utility)))
})
