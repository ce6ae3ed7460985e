// Adds the settings of `.env`, if it exists, to the environment, which takes precedence. Imported first by the programs
// that npm runs.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
