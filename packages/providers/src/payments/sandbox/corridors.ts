import type { Corridor, CorridorRules, FieldRule } from '../corridor.ts'

/** Sample data in the manner of the vendor's: real countries' codes and forms, and a choice of purposes that is ours. */
export function rulesOf(corridor: Corridor): CorridorRules {
  const local =
    corridor.payoutMethod === 'LOCAL' ? locals[`${corridor.country} ${corridor.currency}`] : undefined
  if (local) return rulesIn(local, corridor)
  return {
    purposeCodes: purposesAbroad[corridor.country] ?? [],
    fields: corridor.payoutMethod === 'SWIFT' ? acrossBorders(corridor) : [],
  }
}

type Local = {
  fields: FieldRule[]
  individual?: FieldRule[]
  corporate?: FieldRule[]
  purposes?: { Corporate: string[]; Individual: string[] }
}

const rulesIn = (local: Local, { accountType }: Corridor): CorridorRules => ({
  purposeCodes: local.purposes?.[accountType] ?? [],
  fields: [...local.fields, ...((accountType === 'Individual' ? local.individual : local.corporate) ?? [])],
})

const code = (field: 'routingCode' | 'secondRoutingCode', name: string, pattern: string): FieldRule => ({
  field,
  required: true,
  code: name,
  pattern,
})
const bic = '[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?'
const orBic = (pattern: string) => `^(?:${pattern}|${bic})$`
const town: FieldRule[] = [
  { field: 'city', required: true, maxLength: 35 },
  { field: 'addressCountry', required: true, pattern: '^[A-Z]{2}$' },
]
const postcode: FieldRule = { field: 'postcode', required: true, maxLength: 16 }

const services = ['IR01801', 'IR01802', 'IR01803', 'IR01804', 'IR01805', 'IR01806', 'IR01807', 'IR01808']
const goods = ['IR01809', 'IR01810', 'IR01811']
const family = ['IR001', 'IR002', 'IR003', 'IR004', 'IR005', 'IR006', 'IR007', 'IR008', 'IR009']

/** Domestic payouts, by the bank's country and the currency. */
const locals: Record<string, Local> = {
  'IN INR': {
    fields: [code('routingCode', 'IFSC', '^[A-Z]{4}0[A-Z0-9]{6}$')],
    // The Reserve Bank takes trade from companies and family maintenance from people.
    purposes: {
      Corporate: ['IR012', 'IR013', ...services, ...goods],
      Individual: [...family, 'IR010', 'IR017'],
    },
  },
  'GB GBP': { fields: [code('routingCode', 'Sort code', orBic('\\d{6}'))] },
  'US USD': { fields: [code('routingCode', 'ACH routing number', orBic('\\d{9}'))] },
  'AU AUD': { fields: [code('routingCode', 'BSB code', orBic('\\d{6}'))] },
  'HK HKD': { fields: [code('routingCode', 'Bank code', orBic('\\d{3}'))] },
  'CN CNY': {
    fields: [code('routingCode', 'CNAPS code', '^\\d{12}$'), ...town],
    purposes: { Corporate: [...services, ...goods], Individual: ['IR002', 'IR003', 'IR004'] },
  },
  'CA CAD': {
    fields: [
      code('routingCode', 'Transit number', '^\\d{5}$'),
      code('secondRoutingCode', 'Institution number', '^\\d{3}$'),
      { field: 'accountNumber', required: true, pattern: '^\\d{7,12}$' },
      ...town,
      postcode,
    ],
  },
  'BR BRL': {
    fields: [
      code('routingCode', 'Bank code', '^(?:\\d{3}|\\d{8})$'),
      code('secondRoutingCode', 'Branch code', '^\\d{4,5}$'),
      ...town,
    ],
    // Since July 2026 new CNPJs have letters, too.
    corporate: [{ field: 'identification', required: true, code: 'CNPJ', pattern: '^[A-Z0-9]{12}\\d{2}$' }],
    individual: [{ field: 'identification', required: true, code: 'CPF', pattern: '^\\d{11}$' }],
    purposes: { Corporate: ['IR008', ...services, ...goods], Individual: [...family, 'IR017'] },
  },
  'ZA ZAR': { fields: [code('routingCode', 'Branch code', '^\\d{6}$'), ...town] },
  'MX MXN': {
    fields: [{ field: 'accountNumber', required: true, code: 'CLABE', pattern: '^\\d{18}$' }, ...town],
  },
  'JP JPY': {
    fields: [
      code('routingCode', 'Bank code', '^\\d{4}$'),
      code('secondRoutingCode', 'Branch code', '^\\d{3}$'),
      ...town,
    ],
  },
  'KR KRW': { fields: [code('routingCode', 'Bank code', '^\\d{3}$'), ...town] },
  'AE AED': { fields: town, purposes: { Corporate: [...services, ...goods], Individual: family } },
}

const purposesAbroad: Record<string, string[]> = {
  CN: [...services, ...goods],
  IN: ['IR012', 'IR013', ...services, ...goods],
}

/** Where the end of unstructured addresses has not been decided, or banks take what they took before: the EEA, Switzerland and the UK. */
const withoutTown = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

const acrossBorders = ({ country }: Corridor): FieldRule[] => [
  { field: 'routingCode', required: true, code: 'BIC', pattern: `^${bic}$` },
  ...(withoutTown.has(country) ? [] : town),
]
