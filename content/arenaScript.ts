import { readCopy } from './collections/readCopy.ts'
import { arenaFile } from './schema/arenaScript.ts'

/** The scripted sample conversation on /platforms/ai-arena, loaded when a visitor starts it. */
export const arenaScript = readCopy('site/arena', arenaFile)
