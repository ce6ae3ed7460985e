import type { Brand } from './schema/brand.ts'

const domain = 'arohana.example'

/**
 * The company's name, contact data and colors, defined only here (docs/launch.md). `schema/brand.ts` documents the fields
 * and checks them during the build, which generates logo, icons, manifest, pictures, documents and emails from them.
 * Addresses, phone numbers and profiles are samples, to be replaced before launch.
 */
export const brand = {
  name: 'Arohana',
  legalName: 'Arohana Leadership Private Limited',
  wordmark: 'Arohana',
  slug: 'arohana',
  domain,
  founded: '2020',
  emails: { contact: `hello@${domain}`, privacy: `hello@${domain}` },
  phones: [
    { country: 'India', number: '+91 40 5550 0142' },
    { country: 'Switzerland', number: '+41 44 555 01 42' },
  ],
  office: {
    name: 'Arohana Campus',
    street: 'Plot 14, Knowledge Park Road',
    city: 'Hyderabad',
    region: 'Telangana',
    postalCode: '500081',
    country: 'India',
    countryCode: 'IN',
  },
  linkedIn: 'https://profiles.example/company/arohana',
  people: {
    meera: { profile: 'https://profiles.example/in/meera-raghavan', email: `meera@${domain}` },
    daniel: { profile: 'https://profiles.example/in/daniel-okafor', email: `daniel@${domain}` },
    sofia: { profile: 'https://profiles.example/in/sofia-lindqvist', email: `sofia@${domain}` },
  },
  logins: { learners: `https://leap.${domain}/login`, coaches: `https://space.${domain}/login` },
  palette: {
    ink: '#12292B',
    teal: {
      100: '#E3F2EE',
      200: '#BFE0D9',
      300: '#7DB9B1',
      500: '#1B857F',
      700: '#0E5658',
      900: '#0B3A3D',
    },
    coral: {
      100: '#FDE9E2',
      200: '#FAD3C6',
      300: '#F7AE98',
      500: '#EE6A4D',
      600: '#C4432C',
      700: '#A83320',
    },
    gold: '#E8B24A',
    sand: { 0: '#FCF9F4', 1: '#F5EEE3', 2: '#E7DCCB', 600: '#6B6355' },
    quiet: { onTeal: '#4A5F5C' },
  },
} as const satisfies Brand
