import type { CodeListCategory, CodeListEntry } from './code-lists.ts'
import { countries, nationalities } from './country-names.ts'

/** Codes are ours, stored and sent as they are; their wording may change, they may not. */
const entries = (list: Record<string, string>): readonly CodeListEntry[] =>
  Object.entries(list).map(([code, description]) => ({ code, description }))

/** The operating MIC of ISO 10383 for each venue. */
const exchangesByRegion: Record<string, readonly CodeListEntry[]> = {
  US: entries({
    XNYS: 'New York Stock Exchange',
    XNAS: 'Nasdaq',
    XASE: 'NYSE American',
    ARCX: 'NYSE Arca',
    BATS: 'Cboe BZX',
    IEXG: 'Investors Exchange',
    LTSE: 'Long-Term Stock Exchange',
    XCHI: 'NYSE Texas (formerly Chicago)',
    OTCM: 'OTC Markets',
  }),
}

const lists: Record<Exclude<CodeListCategory, 'LISTED_EXCHANGE'>, readonly CodeListEntry[]> = {
  COUNTRY_NAME: countries,
  NATIONALITY: nationalities,
  DOCUMENT_TYPE: entries({
    PASSPORT: 'Passport',
    NATIONAL_ID: 'National identity card',
    DRIVING_LICENCE: 'Driving licence',
    RESIDENCE_PERMIT: 'Residence permit',
    STATE_ID: 'State identity card (US)',
  }),
  BUSINESS_DOCUMENT_TYPE: entries({
    CERTIFICATE_OF_INCORPORATION: 'Certificate of incorporation',
    ARTICLES_OF_ASSOCIATION: 'Articles or memorandum of association',
    BUSINESS_REGISTRATION: 'Extract of the business register',
    GOOD_STANDING: 'Certificate of good standing',
    OPERATING_AGREEMENT: 'Operating or partnership agreement',
    SHAREHOLDER_REGISTER: 'Register of shareholders',
    DIRECTOR_REGISTER: 'Register of directors',
    TAX_REGISTRATION: 'Tax registration (EIN, VAT)',
    BUSINESS_LICENCE: 'Business or trade licence',
    PROOF_OF_ADDRESS: 'Proof of business address',
    BANK_STATEMENT: 'Bank statement',
    FINANCIAL_STATEMENT: 'Annual financial statement',
    BOARD_RESOLUTION: 'Board resolution or power of attorney',
  }),
  BUSINESS_TYPE: entries({
    CORPORATION: 'Corporation',
    LIMITED_LIABILITY_COMPANY: 'Limited liability company',
    PUBLIC_COMPANY: 'Publicly traded company',
    GENERAL_PARTNERSHIP: 'General partnership',
    LIMITED_PARTNERSHIP: 'Limited partnership',
    SOLE_PROPRIETORSHIP: 'Sole proprietorship',
    COOPERATIVE: 'Cooperative',
    NON_PROFIT: 'Non-profit organization',
    GOVERNMENT_BODY: 'Government body',
  }),
  TOTAL_EMPLOYEES: entries({
    EMPLOYEES_1_10: '1 to 10',
    EMPLOYEES_11_50: '11 to 50',
    EMPLOYEES_51_200: '51 to 200',
    EMPLOYEES_201_500: '201 to 500',
    EMPLOYEES_501_1000: '501 to 1,000',
    EMPLOYEES_OVER_1000: 'More than 1,000',
  }),
  ANNUAL_TURNOVER: entries({
    TURNOVER_UNDER_250K: 'Less than 250,000 USD',
    TURNOVER_250K_1M: '250,000 to 1 million USD',
    TURNOVER_1M_5M: '1 to 5 million USD',
    TURNOVER_5M_25M: '5 to 25 million USD',
    TURNOVER_25M_100M: '25 to 100 million USD',
    TURNOVER_OVER_100M: 'More than 100 million USD',
  }),
  INTENDED_USE_OF_ACCOUNT: entries({
    PAY_SUPPLIERS: 'Paying suppliers abroad',
    COLLECT_FROM_BUYERS: 'Being paid by buyers abroad',
    PAY_AND_COLLECT: 'Both paying suppliers and being paid by buyers',
    FREIGHT_AND_SERVICES: 'Paying freight, inspection and insurance',
    TRADE_FINANCE: 'Trade finance and conditional payments',
    HOLD_AND_CONVERT: 'Holding and converting currencies',
    GROUP_TRANSFERS: 'Transfers within our group of companies',
  }),
  INDUSTRY_SECTOR: entries({
    AGRICULTURE: 'Agriculture, forestry and fishing',
    APPAREL_AND_TEXTILES: 'Apparel and textiles',
    AUTOMOTIVE: 'Automotive and parts',
    CHEMICALS: 'Chemicals and plastics',
    CONSTRUCTION: 'Construction and building materials',
    CONSUMER_GOODS: 'Consumer goods',
    E_COMMERCE: 'E-commerce',
    EDUCATION: 'Education',
    ELECTRONICS: 'Electronics and electrical equipment',
    ENERGY: 'Energy and utilities',
    FINANCIAL_SERVICES: 'Financial and insurance services',
    FOOD_AND_BEVERAGES: 'Food and beverages',
    FREIGHT_AND_LOGISTICS: 'Freight and logistics',
    FURNITURE_AND_WOOD: 'Furniture, wood and paper',
    HEALTH_AND_PHARMA: 'Health, medical devices and pharmaceuticals',
    HOSPITALITY_AND_TRAVEL: 'Hospitality and travel',
    JEWELLERY: 'Jewellery and precious metals',
    MACHINERY: 'Machinery and industrial equipment',
    METALS_AND_MINING: 'Metals and mining',
    PROFESSIONAL_SERVICES: 'Professional services',
    REAL_ESTATE: 'Real estate',
    RETAIL: 'Retail',
    SOFTWARE_AND_IT: 'Software and information technology',
    TELECOMMUNICATIONS: 'Telecommunications',
    WHOLESALE: 'Wholesale trade',
    OTHER: 'Other',
  }),
  POSITION: entries({
    OWNER: 'Owner',
    DIRECTOR: 'Director',
    MANAGING_DIRECTOR: 'Managing director',
    CHIEF_EXECUTIVE: 'Chief executive officer',
    CHIEF_FINANCIAL: 'Chief financial officer',
    CHIEF_OPERATING: 'Chief operating officer',
    PRESIDENT: 'President',
    PARTNER: 'Partner',
    MANAGING_MEMBER: 'Managing member',
    SHAREHOLDER: 'Shareholder',
    COMPANY_SECRETARY: 'Company secretary',
    TREASURER: 'Treasurer',
    COMPLIANCE_OFFICER: 'Compliance officer',
    AUTHORISED_SIGNATORY: 'Authorized signatory',
  }),
}

/** The choices of a category; listed exchanges are those of the region, and none where it has none. */
export function codeList(category: CodeListCategory, region = ''): readonly CodeListEntry[] {
  return category === 'LISTED_EXCHANGE' ? (exchangesByRegion[region] ?? []) : lists[category]
}
