import type { Coach } from './schema/coach.ts'

/** Sample: these coaches are made up and stand in for real ones until launch, who have agreed to be named. */
export const coaches: readonly Coach[] = [
  {
    name: 'Radhika Bhonsle',
    city: 'Pune',
    country: 'India',
    languages: ['English', 'Hindi', 'Marathi'],
    focus: 'Plant and quality managers in their first year with several sites',
  },
  {
    name: 'Dale Brannigan',
    city: 'Columbus, Ohio',
    country: 'United States',
    languages: ['English'],
    focus: 'Operations leaders in manufacturing and logistics',
  },
  {
    name: 'Katrin Uhlmann',
    city: 'Leipzig',
    country: 'Germany',
    languages: ['German', 'English'],
    focus: 'Managers who lead through a merger or a site closure',
  },
  {
    name: 'Venkat Tadepalli',
    city: 'Hyderabad',
    country: 'India',
    languages: ['English', 'Telugu', 'Hindi'],
    focus: 'Site heads and directors of global capability centers',
  },
  {
    name: 'Maureen Tierney',
    city: 'Cork',
    country: 'Ireland',
    languages: ['English'],
    focus: 'Senior scientists who move into general management',
  },
  {
    name: 'Kayode Akinola',
    city: 'Houston, Texas',
    country: 'United States',
    languages: ['English', 'French'],
    focus: 'Regional heads in energy and engineering',
  },
  {
    name: 'Inês Carvalhal',
    city: 'Lisbon',
    country: 'Portugal',
    languages: ['Portuguese', 'English', 'Spanish'],
    focus: 'Plant managers and their leadership teams',
  },
  {
    name: 'Farzana Merchant',
    city: 'Mumbai',
    country: 'India',
    languages: ['English', 'Hindi', 'Gujarati'],
    focus: 'Finance and risk executives before a board appointment',
  },
  {
    name: 'Piotr Walczuk',
    city: 'Wrocław',
    country: 'Poland',
    languages: ['Polish', 'English', 'German'],
    focus: 'Service-center managers with several headquarters to answer to',
  },
  {
    name: 'Lorraine Petrocelli',
    city: 'Boston, Massachusetts',
    country: 'United States',
    languages: ['English', 'Italian'],
    focus: 'Heads of research and development in life sciences',
  },
  {
    name: 'Jeroen Postma',
    city: 'Utrecht',
    country: 'Netherlands',
    languages: ['Dutch', 'English', 'German'],
    focus: 'Executive teams that share responsibility for one result',
  },
  {
    name: 'Sumathi Ganesan',
    city: 'Chennai',
    country: 'India',
    languages: ['English', 'Tamil'],
    focus: 'Women in engineering who take on their first director role',
  },
  {
    name: 'Héctor Villaseñor',
    city: 'San Antonio, Texas',
    country: 'United States',
    languages: ['Spanish', 'English'],
    focus: 'Frontline supervisors and the managers they report to',
  },
  {
    name: 'Anne-Lise Fournier',
    city: 'Lyon',
    country: 'France',
    languages: ['French', 'English'],
    focus: 'Leadership teams in pharma and chemicals',
  },
  {
    name: 'Gurdeep Sandhu',
    city: 'Gurugram',
    country: 'India',
    languages: ['English', 'Hindi', 'Punjabi'],
    focus: 'Sales leaders who manage managers for the first time',
  },
  {
    name: 'Chiara Bonfante',
    city: 'Turin',
    country: 'Italy',
    languages: ['Italian', 'English', 'French'],
    focus: 'Project and program leaders without formal authority',
  },
  {
    name: 'Wendell Oakes',
    city: 'Atlanta, Georgia',
    country: 'United States',
    languages: ['English'],
    focus: 'Founders and first-time chief executives',
  },
  {
    name: 'Nandini Hegde',
    city: 'Bengaluru',
    country: 'India',
    languages: ['English', 'Kannada', 'Hindi'],
    focus: 'Engineering managers in high-growth software firms',
  },
  {
    name: 'Mats Hagberg',
    city: 'Gothenburg',
    country: 'Sweden',
    languages: ['Swedish', 'English'],
    focus: 'Product and technology executives in industrial groups',
  },
  {
    name: 'Joyce Kurihara',
    city: 'Seattle, Washington',
    country: 'United States',
    languages: ['English', 'Japanese'],
    focus: 'Leaders of teams spread over many time zones',
  },
]

/** All languages of the coaches, English first and the others in the order of the alphabet. */
export const coachingLanguages: readonly string[] = [
  'English',
  ...[...new Set(coaches.flatMap(({ languages }) => languages))]
    .filter((language) => language !== 'English')
    .sort(),
]
