interface RoiLimits {
  min: number
  max: number
  /** The value in the worked example. */
  value: number
  /** Whole numbers only, for counts of people and posts. Averages may have a fraction. */
  whole?: true
}

/** A percentage, with its value in the worked example. */
const percent = (value: number, max = 100) => ({ min: 0, max, value })

const fields = {
  /** Leaders who take part. */
  participants: { min: 1, max: 5000, value: 20, whole: true },
  /** Program fee for one leader. */
  fee: { min: 0, max: 100_000, value: 2700 },
  /** Working days that one leader spends on the program. */
  days: { min: 0, max: 60, value: 5 },
  /** The organization's costs besides the fee: rooms, travel, coordination. */
  ownCosts: { min: 0, max: 10_000_000, value: 16_000 },
  /** Yearly cost of one leader. */
  leaderCost: { min: 0, max: 10_000_000, value: 140_000 },
  /** People who report to one leader, on average. */
  teamSize: { min: 0, max: 500, value: 7 },
  /** Yearly cost of one team member. */
  memberCost: { min: 0, max: 10_000_000, value: 90_000 },
  /** Working days in a year. */
  workingDays: { min: 100, max: 366, value: 220 },
  /** Team members who leave within a year, in percent. */
  turnover: percent(16),
  /** Cost of replacing a team member, in percent of the yearly cost. */
  replaceMember: percent(40, 400),
  /** Leaders who leave within a year, in percent. */
  leaderAttrition: percent(10),
  /** Cost of replacing a leader, in percent of the yearly cost. */
  replaceLeader: percent(100, 400),
  /** Leadership positions to be filled within a year. */
  posts: { min: 0, max: 500, value: 3, whole: true },
  /** Weeks that such a position stays vacant. */
  vacantWeeks: { min: 0, max: 104, value: 16 },
  /** Productivity gain of the leaders, in percent. */
  productivity: percent(20),
  /** Relative reduction of turnover in their teams, in percent. */
  turnoverCut: percent(23),
  /** Relative reduction of leadership attrition, in percent. */
  attritionCut: percent(25),
  /** Reduction of the time to fill a leadership position, in percent. */
  fasterSuccession: percent(40),
  /** Share of these gains that is credited to the program, in percent. The example takes a cautious controller's third. */
  credit: percent(33),
  /** Months in which gains are counted, from the start of the program. */
  months: { min: 1, max: 36, value: 18 },
} as const satisfies Record<string, RoiLimits>

export type RoiField = keyof typeof fields

/** The inputs of the ROI calculation, each with its limits and its value in the worked example. */
export const roiFields: Record<RoiField, RoiLimits> = fields

export type RoiInputs = Record<RoiField, number>

export const roiFieldNames = Object.keys(roiFields) as RoiField[]

/** The inputs of the worked example. */
export const roiDefaults = Object.fromEntries(
  roiFieldNames.map((field) => [field, roiFields[field].value]),
) as RoiInputs

/** Whether a number is valid for a field: within the limits, and whole if the field requires it. */
export function isValidNumber(field: RoiField, number: number): boolean {
  const { min, max, whole } = roiFields[field]
  return number >= min && number <= max && (!whole || Number.isInteger(number))
}

/** The inputs at the low end, the middle and the high end of our ranges (specification, point 9). */
export const roiPresets = {
  low: { productivity: 15, attritionCut: 20 },
  middle: { productivity: 20, attritionCut: 25 },
  high: { productivity: 25, attritionCut: 30 },
} as const satisfies Record<string, Partial<RoiInputs>>

export type RoiPreset = keyof typeof roiPresets

export type RoiResult = ReturnType<typeof calculateRoi>

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

/**
 * Calculates the cost, value and return of a program, in the currency of the inputs.
 * @param i finite numbers within the limits of `roiFields`; percentages as whole numbers, 23 for 23 %
 */
export function calculateRoi(i: RoiInputs) {
  const fees = i.participants * i.fee
  const time = (i.participants * i.days * i.leaderCost) / i.workingDays
  const cost = fees + time + i.ownCosts

  const leavers = (i.participants * i.teamSize * i.turnover) / 100
  const leavingLeaders = (i.participants * i.leaderAttrition) / 100
  const emptyWeeks = i.posts * i.vacantWeeks
  const yearly = {
    productivity: (i.participants * i.leaderCost * i.productivity) / 100,
    turnover: ((leavers * i.turnoverCut) / 100) * ((i.memberCost * i.replaceMember) / 100),
    attrition: ((leavingLeaders * i.attritionCut) / 100) * ((i.leaderCost * i.replaceLeader) / 100),
    succession: ((emptyWeeks * i.fasterSuccession) / 100) * (i.leaderCost / WEEKS_PER_YEAR),
  }
  const yearlyTotal = yearly.productivity + yearly.turnover + yearly.attrition + yearly.succession

  const years = i.months / MONTHS_PER_YEAR
  const gains = yearlyTotal * years
  const credited = (amount: number) => (amount * years * i.credit) / 100
  const [turnoverValue, attritionValue, successionValue] = [
    credited(yearly.turnover),
    credited(yearly.attrition),
    credited(yearly.succession),
  ]
  const value = credited(yearlyTotal)
  const perCost = (amount: number) => (cost > 0 ? amount / cost : null)
  return {
    fees,
    time,
    own: i.ownCosts,
    /** The sum of the three. */
    cost,
    productivityValue: credited(yearly.productivity),
    turnoverValue,
    attritionValue,
    successionValue,
    /** The sum of the four: what is credited to the program in the months counted. */
    value,
    /** Value divided by cost; null when there is no cost. */
    multiple: perCost(value),
    /** The multiple if the leaders' productivity, the softest of the gains, counts for nothing. */
    withoutProductivity: perCost(turnoverValue + attritionValue + successionValue),
    net: value - cost,
    /** Value less cost, in percent of the cost; null when there is no cost. */
    netPercent: perCost((value - cost) * 100),
    /** Months until the value equals the cost; null when there is no value. */
    payback: value > 0 ? (cost / value) * i.months : null,
    /** Share of the gains at which value equals cost, rounded up to whole percent; null when there are no gains. */
    // Spreadsheets calculate with 15 digits, so a floating-point error must not round a whole number up here.
    breakEven: gains > 0 ? Math.ceil(Math.round((cost / gains) * 100 * 1e6) / 1e6) : null,
    /** All gains in the months counted, before the share that is credited to the program is taken. */
    gains,
  }
}
