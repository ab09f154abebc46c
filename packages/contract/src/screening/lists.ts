import type { CaseState } from './states.ts'

/** The lists that names are compared with, and where their files come from. */
export const screeningLists = {
  un: { title: 'United Nations', source: 'UN Security Council Consolidated List' },
  eu: { title: 'European Union', source: 'EU consolidated list of financial sanctions' },
  ofac: { title: 'United States', source: 'OFAC Specially Designated Nationals' },
  ofac_other: {
    title: 'United States, other lists',
    source: 'OFAC Consolidated Non-SDN List: correspondent accounts, sectors, and other restrictions',
  },
  eu_vessels: {
    title: 'European Union, vessels',
    source: 'EU Regulation 833/2014, Annex XLII, by IMO number',
  },
  uk: { title: 'United Kingdom', source: 'UK Sanctions List' },
  sandbox: { title: 'Sandbox', source: 'Invented names for the sandbox' },
  countries: { title: 'Excluded countries', source: 'Excluded countries and regions' },
} as const
export type ScreeningList = keyof typeof screeningLists
/** The lists that are imported from files. */
export const fileLists = ['un', 'eu', 'eu_vessels', 'ofac', 'ofac_other', 'uk'] as const
export type FileList = (typeof fileLists)[number]

/** A list that was imported longer ago is said to be old: the lists change several times a week. */
export const listAgeDays = 3

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

/**
 * Whether what a match concerns waits, or is refused. OFAC's other lists forbid some business with a party and not all of it: such a match
 * is a case for a person and holds nothing until that person confirms it.
 */
export const isHolding = ({ list, state }: { list: ScreeningList; state: CaseState }): boolean =>
  state === 'confirmed' || (state === 'open' && list !== 'ofac_other')
