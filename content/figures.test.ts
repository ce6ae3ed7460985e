import { readFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { contentFolder } from '#scripts/testing/temporaryFolder.ts'
import { claimOf, type FigureGroup, listFigures, toSourceGroups } from './figures.ts'
import { unstated } from './schema/claim.ts'

// The next file of the same worker reads the content anew.
afterAll(() => vi.resetModules())

const { engagement, gross, net, completion } = listFigures()
if (!engagement || !gross || !net || !completion) throw new Error('The register has changed')
const words = { n: 'Number:', start: 'From', responseRate: 'Answered:', asOf: 'As of' }
const data = { n: 412, start: '34%', responseRate: '71%', asOf: '2026-09' }
const witnessOf = (figure: FigureGroup['figures'][number]) =>
  toSourceGroups([{ heading: 'Teams', figures: [figure] }], words)[0]?.items[0]?.witness

it('says of a figure how many were measured, from where, who answered and when, once the register has it', () => {
  expect(witnessOf({ ...engagement, ...data })).toBe(
    `${witnessOf(engagement)}. Number: 412. From 34%. Answered: 71%. As of September 2026`,
  )
})

it('names what is not stated yet, the starting value only of a change', () => {
  expect(unstated({ ...engagement, ...data })).toEqual([])
  expect(unstated({ ...engagement, n: 412, asOf: '2026-09' })).toEqual(['responseRate', 'start'])
  expect(unstated({ ...completion, n: 412, asOf: '2026-09' })).toEqual(['responseRate'])
})

it('shows the return after all costs wherever it shows the one on fees alone', async () => {
  expect(claimOf(gross).beside).toEqual(claimOf(net))
  const returns = readFileSync('content/figures/returns.yaml', 'utf8').replace(
    'beside: net',
    'beside: nothing',
  )
  contentFolder({ 'figures/returns.yaml': returns })
  vi.resetModules()
  const { figure } = await import('./schema/fields.ts')
  expect(figure.safeParse('gross').error?.issues).toMatchObject([
    { message: expect.stringContaining('There is no figure "nothing" to show beside "8.5x') },
  ])
})
