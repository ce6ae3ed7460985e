import type { Claim } from '../schema/claim.ts'

/** Results of strategy programs, coaching and AI practice. */
export const results = {
  decisionsMade: {
    figure: '91%',
    label:
      'of participants make their open decision within the 12 weeks, with the rejected options on record',
    drawing: { share: 91 },
  },
  strategyFollowed: {
    figure: '84%',
    label:
      'of their sponsors say that the team’s work now follows from the company’s strategy, and can say how',
    drawing: { share: 84 },
  },
  unscripted: {
    figure: '93%',
    label: 'of participants present to senior audiences without a script by week 12',
    drawing: { share: 93 },
  },
  remembered: {
    figure: '87%',
    label: 'of their listeners can say the next day what was asked of them, by whom and by when',
    drawing: { share: 87 },
  },
  goalsReached: {
    figure: '89%',
    label: 'of the people we coach reach the goal they wrote down in the first weeks',
    drawing: { share: 89 },
  },
  changeNoticed: {
    figure: '76%',
    label: 'of their colleagues noticed the change before they were told about any coaching goal',
    drawing: { share: 76 },
  },
  fasterSkill: {
    figure: '40%',
    label: 'faster skill development',
    note: 'where coaching is paired with AI practice',
  },
  higherEngagement: {
    figure: '65%',
    label: 'higher engagement',
    note: 'between sessions, where coaching is paired with AI practice',
  },
} as const satisfies Record<string, Claim>
