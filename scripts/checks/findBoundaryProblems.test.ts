import { describe, expect, it } from 'vitest'
import { findBoundaryProblems } from './findBoundaryProblems.ts'
import { readImports } from './readImports.ts'

const problems = (file: string, source: string) => findBoundaryProblems(file, readImports(file, source))

describe('findBoundaryProblems', () => {
  it.each([
    ['pages/about/+Page.tsx', "import { Hero } from '#components/sections/opening/Hero.tsx'"],
    ['pages/about/+Page.tsx', "import { about } from '#content/about.ts'"],
    ['pages/about/+Page.tsx', "import { Team } from './Team.tsx'"],
    ['pages/about/+Page.tsx', "import { useData } from '#renderer/usePageContext.tsx'"],
    ['components/sections/opening/Hero.tsx', "import type { HomeContent } from '#content/home.ts'"],
    ['components/sections/opening/Hero.tsx', "import { type HomeContent } from '#content/home.ts'"],
    ['components/sections/opening/Hero.tsx', "const C = () => <p>{import('#components/search/x.ts')}</p>"],
    ['components/theme/tokens.ts', "import { brand } from '#content/brand.ts'"],
    ['server/mail/x.ts', "import { brand } from '#content/brand.ts'"],
    ['components/enquiry/Form.tsx', "import { enquirySchemas } from '#content/schema/enquirySchemas.ts'"],
    ['content/collections/x.ts', "import { z } from 'zod'; import { readFile } from 'node:fs/promises'"],
    ['content/collections/x.test.ts', "import { it } from 'vitest'"],
    ['components/search/x.test.ts', "import { createRandom } from '#scripts/testing/randomCases.ts'"],
    ['components/arena/practice.test.ts', "import { arenaScript } from '#content/arenaScript.ts'"],
    ['server/mailer.ts', "import nodemailer from 'nodemailer'; import { x } from './env.ts'"],
    ['vite.config.ts', "import { site } from './content/site.ts'"],
  ])('accepts %s: %s', (file, source) => {
    expect(problems(file, source)).toEqual([])
  })

  it.each([
    ['pages/about/+Page.tsx', "import { x } from '#server/env.ts'", 'pages/ may import'],
    ['pages/about/+Page.tsx', "import { x } from '../contact/x.ts'", 'must not import from another one'],
    ['pages/about/+Page.tsx', "import { x } from '../../components/x.ts'", 'is imported as #components/x.ts'],
    ['components/sections/opening/Hero.tsx', "import { home } from '#content/home.ts'", 'types alone'],
    ['components/sections/opening/Hero.tsx', "export { home } from '#content/home.ts'", 'types alone'],
    ['components/sections/opening/Hero.tsx', "const later = () => import('#content/home.ts')", 'types alone'],
    ['components/sections/opening/Hero.tsx', "import '#content/home.ts'", 'types alone'],
    [
      'components/sections/opening/Hero.tsx',
      "import { navigate } from 'vike/client/router'",
      'must not use vike',
    ],
    ['content/home.ts', "import { useState } from 'react'", 'may use zod, yaml, marked only'],
    ['content/home.ts', "import type { Props } from '#components/x.tsx'", 'content/ may import content only'],
    [
      'server/app.ts',
      "import { site } from '#content/site.ts'",
      'server/ may import server, content/schema, content/brand.ts only',
    ],
    ['server/app.ts', "import { renderToString } from 'react-dom/server'", 'must not use react-dom'],
    ['renderer/App.tsx', "import { Page } from '#pages/about/+Page.tsx'", 'renderer/ may import'],
    [
      'scripts/build/sharePage.ts',
      "import { Hero } from '#components/sections/opening/Hero.tsx'",
      'scripts/ may import scripts, content, components/search,',
    ],
    [
      'components/sections/opening/Hero.tsx',
      "import { run } from '#scripts/run/runSteps.ts'",
      'components/ may import',
    ],
    ['e2e/crawl.spec.ts', "import { x } from '#scripts/build.ts'", 'e2e/ may import'],
  ])('refuses %s: %s', (file, source, reason) => {
    expect(problems(file, source)).toEqual([expect.stringContaining(reason)])
  })
})
