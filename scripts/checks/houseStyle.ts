/** A wording that the house style avoids. */
export interface StyleRule {
  wording: RegExp
  better: string
  /** Applies only to text for visitors and sales, not to documentation and code. */
  copyOnly?: true
}

/** A word that is fine once, but a tic when repeated. */
export interface Tic {
  name: string
  wording: RegExp
  /** Number of uses in a file without a warning. */
  limit: number
}

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)'
const UNIT = '(?:minutes?|hours?|days?|weeks?|months?|years?|pages?|people|slides?)'

/** A rule for a single word, in any case. */
const word = (bad: string, better: string): StyleRule => ({
  wording: new RegExp(`\\b${bad}\\b`, 'giu'),
  better,
})

/** docs/writing-content.md, "House style", explains these to authors. */
export const styleRules: readonly StyleRule[] = [
  // Persons.
  word('somebody', 'someone'),
  word('anybody', 'anyone'),
  word('everybody', 'everyone'),
  word('nobody', 'no one'),
  // British words in US spelling.
  word('fortnights?', 'two weeks'),
  word('fortnightly', 'every two weeks'),
  word('telephones?', 'phone'),
  word('rings? (?:me|us|him|her|them|you|back)', 'call'),
  word('rang', 'called'),
  word('rotas?', 'schedule or roster'),
  word('canteens?', 'cafeteria'),
  word('car parks?', 'parking lot'),
  word('spanners?', 'wrench'),
  word('the lift', 'the elevator'),
  word('diar(?:y|ies)', 'calendar (or journal)'),
  word('hand(?:s|ed|ing)? in (?:his|her|their|your|my)? ?notice', 'give notice'),
  word('whilst', 'while'),
  word('amongst', 'among'),
  word('learnt', 'learned'),
  word('towards', 'toward'),
  word('afterwards', 'afterward'),
  word('at the weekend', 'on the weekend'),
  word('timetables?', 'schedule'),
  word('holidaymakers?', 'vacationer'),
  word('annual leave', 'vacation'),
  word('seldom', 'rarely'),
  word('minuted', 'recorded in the minutes'),
  word('finishing time', 'end time'),
  word('put (?:it |them )?right', 'fix'),
  word('in a (?:\\d+-minute )?(?:phone )?call', 'on a call'),
  word('in the calendar', 'on the calendar'),
  word('agreed in advance', 'agreed on in advance'),
  { ...word('enquir(?:y|ies)', 'inquiry'), copyOnly: true },
  // British spelling.
  word('(?:re)?organis(?:e|es|ed|ing|ation|ations|ational)', 'the spelling with z: organize'),
  word(
    '(?:recogni|reali|summari|prioriti|standardi|emphasi|optimi|minimi|maximi|speciali|finali)s(?:e|es|ed|ing)',
    'the spelling with z',
  ),
  word('analys(?:e|ed|ing)', 'analyze'),
  word('practis(?:e|es|ed|ing)', 'practice'),
  word(
    '(?:colour|behaviour|favour|labour|honour|neighbour|rumour|endeavour)(?:s|ed|ing|able|al|ite)?',
    'the spelling with or: color',
  ),
  word('(?:centre|theatre|metre|litre)s?', 'the spelling with er: center'),
  word('programmes?', 'program'),
  word('catalogues?', 'catalog'),
  word('dialogues?', 'dialog for a window; conversation between people'),
  word('licences?', 'license'),
  word('defence', 'defense'),
  word('judgement', 'judgment'),
  word('(?:cancel|travel|label|model|signal|counsel)l(?:ed|ing)', 'a single l: canceled'),
  word('per cent', '% or percent'),
  // One spelling.
  word('e-mail(?:s|ed|ing)?', 'email'),
  word('off-sites?', 'offsite'),
  word('front-line', 'frontline'),
  word('one-on-ones?', 'one-to-one'),
  word('wellbeing', 'well-being'),
  word('web site', 'website'),
  // Translated.
  {
    wording:
      /(?<!\bthere )\b(?:is|was|are|were|am) no (?!one\b|longer\b|more\b|less\b|fewer\b|worse\b|better\b|bigger\b|(?:fast|slow|larg|small|high|low|cheap|hard|eas|clos|short)i?er\b|different\b|exception\b|match\b|stranger\b)[a-z]+/giu,
    better: 'isn’t a …',
  },
  {
    wording: new RegExp(
      `\\b(?:calls?|talks?|conversations?|papers?|calendars?|meetings?|sessions?|memos?|notes?|reports?|plans?|texts?|speech(?:es)?|rehearsals?|breaks?) of ${NUMBER} ${UNIT}\\b`,
      'giu',
    ),
    better: 'the number first: a 40-minute conversation, a two-page paper',
  },
  word(
    '(?:hold|holds|held|holding) (?:a|the|that|this|these) (?:talk|conversation)s?',
    'have a conversation',
  ),
  word('talks? of (?:two|three)', 'three-way meeting'),
  { wording: /(?<!\bwalk(?:s|ing)? )\bthe talk\b/giu, better: 'the conversation (or the presentation)' },
  word('answers for (?:it|them|the|this|what|a|an)', 'is accountable for'),
  word('answerable for', 'accountable for'),
  word('for ever', 'forever'),
  word("(?:cannot|can not|can’t|can't) be had", 'isn’t available'),
  word('to be had', 'available'),
  word('sums? (?:that )?comes? out', 'adds up'),
  word('run in the line', 'run in day-to-day operations'),
  word('is called for', 'is needed'),
  word('the small print', 'what it is: terms, privacy'),
  // Filler.
  word('empower(?:s|ed|ing|ment)?', 'say what people can do afterward'),
  word('leverag(?:e|es|ed|ing)', 'use'),
  word('unlock(?:s|ed|ing)? (?:the|your|their|new|potential)', 'say what happens'),
  word(
    '(?:seamless|cutting-edge|game-chang\\w+|world-class|best-in-class|holistic)',
    'say what is special, with a number',
  ),
  word('delv(?:e|es|ed|ing)', 'look at'),
  { wording: /\w+ ?— ?\w+/gu, better: 'a comma, a colon or two sentences instead of the dash' },
  { wording: /(?<!“[^”]*)‘[^’“”\n]{2,}’(?!\w)/gu, better: 'double quotes: “ ”' },
  // Dates and times of day.
  {
    wording: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b(?! (?:words|pages|people))`, 'gu'),
    better: 'the month first: December 10, 2026',
  },
  { wording: /\b\d{1,2}(?::\d\d)? ?(?:a\.m\.|p\.m\.|am|pm)(?!\w)/gu, better: '9:00 AM, 6:00 PM' },
]

/** Straight quotes in a copy file. Those in Markdown are curled when it is loaded. */
export const straightQuotes: StyleRule = {
  wording: /\S*(?:\w'|'\w|"\w|\w")\S*/gu,
  better: 'the curly form: ’ “ ”',
}

/** Only warned about, because a single one may be justified. */
export const tics: readonly Tic[] = [
  {
    name: 'weekdays',
    wording: /(?<!Monday to )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b(?! to Friday)/gu,
    limit: 3,
  },
  { name: '“in the room”', wording: /\b(?:in|into|out of|around) the room\b/giu, limit: 2 },
  { name: '“aloud”', wording: /\baloud\b/giu, limit: 1 },
  { name: '“honest”', wording: /\bhonest(?:ly|y)?\b/giu, limit: 1 },
  { name: '“whom”', wording: /\bwhom\b/giu, limit: 1 },
  { name: '“in which”, “of which”', wording: /\b(?:in|of|on|to|from|with|for|by) which\b/giu, limit: 2 },
  {
    name: '“stands”, “lies” for “is”',
    wording:
      /\b(?:stands?|stood|lies|lay) (?:in|on|at|under|beside|there|behind|above|below|ready)\b(?! for)/giu,
    limit: 1,
  },
  {
    name: 'verbs without their contraction (“do not” for “don’t”)',
    wording:
      /\b(?:do not|does not|did not|is not|are not|was not|cannot|will not|would not|it is|that is|you will|we will)\b/giu,
    limit: 8,
  },
  { name: 'lunch, coffee, corridors', wording: /\b(?:lunch(?:es)?|coffees?|corridors?|soup)\b/giu, limit: 2 },
]
