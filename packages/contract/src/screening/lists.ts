/** The lists that names are compared with, and where their files come from. */
export const screeningLists = {
  un: { title: 'United Nations', source: 'UN Security Council Consolidated List' },
  eu: { title: 'European Union', source: 'EU consolidated list of financial sanctions' },
  ofac: { title: 'United States', source: 'OFAC Specially Designated Nationals' },
  uk: { title: 'United Kingdom', source: 'UK Sanctions List' },
  sandbox: { title: 'Sandbox', source: 'Invented names for the sandbox' },
  countries: { title: 'Excluded countries', source: 'Excluded countries and regions' },
} as const
export type ScreeningList = keyof typeof screeningLists
/** The lists that are imported from files. */
export const fileLists = ['un', 'eu', 'ofac', 'uk'] as const
export type FileList = (typeof fileLists)[number]

/** Who and what is screened. */
export const screenedSubjects = {
  company: 'Company',
  person: 'Person of the company',
  partner: 'Partner',
  account: 'Payee and bank',
  consignee: 'Party of a shipment or policy',
  vessel: 'Vessel',
  sender: 'Sender of money',
} as const
export type ScreenedSubject = keyof typeof screenedSubjects

/** From here on a match opens a case, and is called strong. Scores are between 0 and 1. */
export const leastScore = 0.85
export const strongScore = 0.98
