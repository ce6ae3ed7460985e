import { downloads } from './downloads.ts'
import { programs } from './figures/programs.ts'
import { returns } from './figures/returns.ts'
import type { RoiFieldGroup } from './schema/roiText.ts'

const groups: readonly RoiFieldGroup[] = [
  {
    heading: 'The program',
    fields: [
      { name: 'participants', label: 'Leaders taking part', unit: 'people' },
      { name: 'fee', label: 'Program fee per leader', unit: 'amount' },
      { name: 'days', label: 'Working days each leader spends on it', unit: 'days' },
      { name: 'ownCosts', label: 'Your own costs in total: rooms, travel, coordination', unit: 'amount' },
    ],
  },
  {
    heading: 'Your people',
    fields: [
      { name: 'leaderCost', label: 'Annual cost per leader, fully loaded', unit: 'amount' },
      { name: 'teamSize', label: 'People in each leader’s team, on average', unit: 'people' },
      { name: 'memberCost', label: 'Annual cost per team member, fully loaded', unit: 'amount' },
      { name: 'workingDays', label: 'Working days in a year', unit: 'days' },
    ],
  },
  {
    heading: 'Where you stand',
    fields: [
      { name: 'turnover', label: 'Team members who leave in a year', unit: '%' },
      {
        name: 'replaceMember',
        label: 'Replacing a team member, share of annual cost',
        unit: '%',
      },
      { name: 'leaderAttrition', label: 'Leaders who leave in a year', unit: '%' },
      { name: 'replaceLeader', label: 'Replacing a leader, share of annual cost', unit: '%' },
      {
        name: 'posts',
        label: 'Leadership roles to fill in a year',
        unit: 'roles',
        note: 'Your own number; it doesn’t rise with the number of leaders.',
      },
      { name: 'vacantWeeks', label: 'Weeks such a role stays vacant', unit: 'weeks' },
    ],
  },
  {
    heading: 'What changes',
    fields: [
      {
        name: 'productivity',
        label: 'Productivity gain of the leaders',
        unit: '%',
        note: `We see ${returns.productivity.figure}.`,
      },
      {
        name: 'turnoverCut',
        label: 'Reduction in team turnover',
        unit: '%',
        note: `Our average: ${programs.turnover.figure}.`,
      },
      {
        name: 'attritionCut',
        label: 'Reduction in leadership attrition',
        unit: '%',
        note: `We see ${returns.attrition.figure}.`,
      },
      {
        name: 'fasterSuccession',
        label: 'Faster succession',
        unit: '%',
        note: `Our average: ${returns.succession.figure}.`,
      },
    ],
  },
  {
    heading: 'How strictly you count',
    fields: [
      {
        name: 'credit',
        label: 'Share of the gains credited to the program',
        unit: '%',
        note: 'The rest is luck, season and other people’s work.',
      },
      { name: 'months', label: 'Months counted', unit: 'months', note: 'Ours: 12-18.' },
    ],
  },
]

/**
 * Copy of the ROI calculator on /impact (#roi-calculator) and of the workbook made from it. `{months}` and `{share}` are
 * replaced with numbers.
 */
export const impactCalculator = {
  id: 'roi-calculator',
  heading: 'The ROI calculator',
  text: 'You can see and change every assumption.',
  note: `The example is a company that sends twenty leaders, with the middle of our ranges for the gains, counted over 18 months; it comes to our ${returns.net.label} of ${returns.net.figure}. Enter all amounts in one currency; results are rounded.`,
  staticNote:
    'A worked example. With JavaScript every value can be changed here; the workbook does the same offline.',
  groups,
  result: {
    heading: 'Result',
    multiple: 'returned for each unit spent',
    noCost: 'No cost, so no ratio',
    parts: 'What the two totals are made of',
    cost: 'Cost',
    costParts: { fees: 'Program fees', time: 'Working time', own: 'Your own costs' },
    value: 'Value in {months} months',
    valueParts: {
      productivity: 'Leaders’ productivity',
      turnover: 'Lower turnover in teams',
      attrition: 'Lower leadership attrition',
      succession: 'Faster succession',
    },
    net: 'Value less cost',
    payback: 'Paid back after',
    paybackMonths: '{months} months',
    never: 'never',
    breakEven: 'Breaks even if you credit',
    breakEvenShare: '{share}% of the gains',
    notCounted: `Higher engagement (${returns.organization.figure} across the organization) has no line of its own. Its value shows up in turnover, and we count everything once.`,
  },
  download: downloads.roiCalculator,
}

export type RoiCalculatorText = typeof impactCalculator
