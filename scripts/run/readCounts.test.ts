import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '../testing/writeFakeSite.ts'
import { readPlaywrightCounts, readVitestCounts } from './readCounts.ts'

const report = (content: object) =>
  path.join(writeFakeSite({ 'report.json': JSON.stringify(content) }), 'report.json')

const test = { title: 'a' }
const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  success: true,
  testResults: [{ status: 'passed', assertionResults: [test] }],
}
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [] }

describe('readVitestCounts', () => {
  it.each([
    ['passed tests', {}, { passed: 3, failed: 0 }],
    ['failed tests', { numFailedTests: 2, success: false }, { passed: 3, failed: 2 }],
    [
      'a file that did not load',
      { success: false, testResults: [{ status: 'failed', assertionResults: [] }] },
      { passed: 3, failed: 1 },
    ],
    ['an error outside of the tests', { success: false }, { passed: 3, failed: 1 }],
  ])('counts %s', async (_, change, counts) => {
    expect(await readVitestCounts(report({ ...vitest, ...change }))).toEqual(counts)
  })

  it('throws when there is no report', async () => {
    await expect(readVitestCounts('/nowhere/report.json')).rejects.toThrow('ENOENT')
  })
})

describe('readPlaywrightCounts', () => {
  it.each([
    ['passed tests', {}, { passed: 5, failed: 0 }],
    ['failed and flaky tests', { stats: { expected: 5, unexpected: 1, flaky: 2 } }, { passed: 5, failed: 3 }],
    ['an error before the tests', { errors: [{ message: 'no browser' }] }, { passed: 5, failed: 1 }],
  ])('counts %s', async (_, change, counts) => {
    expect(await readPlaywrightCounts(report({ ...playwright, ...change }))).toEqual(counts)
  })
})
