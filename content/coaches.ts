import type { Coach } from './schema/coach.ts'

/** Sample: made-up coaches, to be replaced before launch with real ones who have agreed to be named. */
export const coaches: readonly Coach[] = [
  {
    name: 'Radhika Bhonsle',
    city: 'Pune',
    country: 'India',
    languages: ['English', 'Hindi', 'Marathi'],
  },
  {
    name: 'Dale Brannigan',
    city: 'Columbus, OH',
    country: 'United States',
    languages: ['English'],
  },
  {
    name: 'Katrin Uhlmann',
    city: 'Leipzig',
    country: 'Germany',
    languages: ['German', 'English'],
  },
  {
    name: 'Venkat Tadepalli',
    city: 'Hyderabad',
    country: 'India',
    languages: ['English', 'Telugu', 'Hindi'],
  },
  {
    name: 'Maureen Tierney',
    city: 'Cork',
    country: 'Ireland',
    languages: ['English'],
  },
  {
    name: 'Kayode Akinola',
    city: 'Houston, TX',
    country: 'United States',
    languages: ['English', 'French'],
  },
  {
    name: 'Inês Carvalhal',
    city: 'Lisbon',
    country: 'Portugal',
    languages: ['Portuguese', 'English', 'Spanish'],
  },
  {
    name: 'Farzana Merchant',
    city: 'Mumbai',
    country: 'India',
    languages: ['English', 'Hindi', 'Gujarati'],
  },
  {
    name: 'Piotr Walczuk',
    city: 'Wrocław',
    country: 'Poland',
    languages: ['Polish', 'English', 'German'],
  },
  {
    name: 'Lorraine Petrocelli',
    city: 'Boston, MA',
    country: 'United States',
    languages: ['English', 'Italian'],
  },
  {
    name: 'Jeroen Postma',
    city: 'Utrecht',
    country: 'Netherlands',
    languages: ['Dutch', 'English', 'German'],
  },
  {
    name: 'Sumathi Ganesan',
    city: 'Chennai',
    country: 'India',
    languages: ['English', 'Tamil'],
  },
  {
    name: 'Héctor Villaseñor',
    city: 'San Antonio, TX',
    country: 'United States',
    languages: ['Spanish', 'English'],
  },
  {
    name: 'Anne-Lise Fournier',
    city: 'Lyon',
    country: 'France',
    languages: ['French', 'English'],
  },
  {
    name: 'Gurdeep Sandhu',
    city: 'Gurugram',
    country: 'India',
    languages: ['English', 'Hindi', 'Punjabi'],
  },
  {
    name: 'Chiara Bonfante',
    city: 'Turin',
    country: 'Italy',
    languages: ['Italian', 'English', 'French'],
  },
  {
    name: 'Wendell Oakes',
    city: 'Atlanta, GA',
    country: 'United States',
    languages: ['English'],
  },
  {
    name: 'Nandini Hegde',
    city: 'Bengaluru',
    country: 'India',
    languages: ['English', 'Kannada', 'Hindi'],
  },
  {
    name: 'Mats Hagberg',
    city: 'Gothenburg',
    country: 'Sweden',
    languages: ['Swedish', 'English'],
  },
  {
    name: 'Joyce Kurihara',
    city: 'Seattle, WA',
    country: 'United States',
    languages: ['English', 'Japanese'],
  },
]

/** Every language that a coach speaks: English first, then alphabetically. */
export const coachingLanguages: readonly string[] = [
  'English',
  ...[...new Set(coaches.flatMap(({ languages }) => languages))]
    .filter((language) => language !== 'English')
    .sort(),
]
