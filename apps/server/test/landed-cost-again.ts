import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Currency } from '@tradelane/money'

/**
 * What the sources say, written down a second time, and a calculator that shares no code and no table with the product: whole numbers of the
 * smallest unit, and thousandths of a percent.
 */
type Law = {
  /** Duty on goods with carriage to the port and beyond, to the port alone, or on the price of the goods. */
  dutyOn: 'arrival' | 'port' | 'price'
  taxOn: 'arrival' | 'price' | 'nothing'
  tax: number
  units: number
  after?: 'yen' | 'fees of America' | 'waived five francs' | 'contributions of Brazil'
}
const laws: Record<string, Law> = {
  // Regulation (EU) 952/2013, articles 70 and 71; Directive 2006/112/EC, article 85.
  DE: { dutyOn: 'arrival', taxOn: 'arrival', tax: 19_000, units: 100 },
  FR: { dutyOn: 'arrival', taxOn: 'arrival', tax: 20_000, units: 100 },
  FI: { dutyOn: 'arrival', taxOn: 'arrival', tax: 25_500, units: 100 },
  // Value Added Tax Act 1994, section 21.
  GB: { dutyOn: 'arrival', taxOn: 'arrival', tax: 20_000, units: 100 },
  // bazg.admin.ch: up to 5 francs are not levied.
  CH: { dutyOn: 'arrival', taxOn: 'arrival', tax: 8_100, units: 100, after: 'waived five francs' },
  NO: { dutyOn: 'arrival', taxOn: 'arrival', tax: 25_000, units: 100 },
  // 19 CFR 152.103 (a)(5)(i), 24.23 and 24.24.
  US: { dutyOn: 'price', taxOn: 'nothing', tax: 0, units: 100, after: 'fees of America' },
  // CBSA D13-3-4 and D13-3-5; Excise Tax Act, section 215.
  CA: { dutyOn: 'price', taxOn: 'price', tax: 5_000, units: 100 },
  // ABS 5489.0, 3.18: inland freight before export is in the value.
  AU: { dutyOn: 'port', taxOn: 'arrival', tax: 10_000, units: 100 },
  NZ: { dutyOn: 'port', taxOn: 'arrival', tax: 15_000, units: 100 },
  SG: { dutyOn: 'arrival', taxOn: 'arrival', tax: 9_000, units: 100 },
  HK: { dutyOn: 'arrival', taxOn: 'nothing', tax: 0, units: 100 },
  AE: { dutyOn: 'arrival', taxOn: 'arrival', tax: 5_000, units: 100 },
  // Japan Customs, FAQ 1111.
  JP: { dutyOn: 'arrival', taxOn: 'arrival', tax: 10_000, units: 1, after: 'yen' },
  // Country commercial guide for China: duty on CIF; VAT on the dutiable value with duty.
  CN: { dutyOn: 'arrival', taxOn: 'arrival', tax: 13_000, units: 100 },
  // Customs Act of South Korea, article 30; won have no smaller unit.
  KR: { dutyOn: 'arrival', taxOn: 'arrival', tax: 10_000, units: 1 },
  // The tax is the IPI of equipment for sports.
  BR: { dutyOn: 'arrival', taxOn: 'arrival', tax: 20_000, units: 100, after: 'contributions of Brazil' },
}

export type AgainCase = [
  ...goods: [what: string, hs: string, from: string, to: string],
  ...sale: [term: Incoterm, currency: Currency],
  /** In thousandths of a percent, as a tariff says it. */
  duty: number,
  given: { price: number; toPort?: number; freight: number; insurance: number; by?: 'sea' | 'air' },
]
const inPrice: Record<Incoterm, { freight: boolean; insurance: boolean }> = {
  ...{ EXW: { freight: false, insurance: false }, FCA: { freight: false, insurance: false } },
  ...{ FAS: { freight: false, insurance: false }, FOB: { freight: false, insurance: false } },
  ...{ CFR: { freight: true, insurance: false }, CPT: { freight: true, insurance: false } },
  ...{ CIF: { freight: true, insurance: true }, CIP: { freight: true, insurance: true } },
  ...{ DAP: { freight: true, insurance: true }, DPU: { freight: true, insurance: true } },
  DDP: { freight: true, insurance: true },
}

/** A share in thousandths of a percent, the nearest whole number, a half up. */
const share = (base: number, part: number) => Math.floor((base * part * 2 + 100_000) / 200_000)
const wholeOf = (amount: number, step: number) => amount - (amount % step)

export function landedCostAgain([, , , to, term, , duty, given]: AgainCase) {
  const law = laws[to]
  if (!law) throw new Error(`No law of ${to}`)
  const small = (amount: number) => Math.round(amount * law.units)
  const [freight, insurance, toPort] = [given.freight, given.insurance, given.toPort ?? 0].map(small) as [
    number,
    number,
    number,
  ]
  const goods =
    small(given.price) - (inPrice[term].freight ? freight : 0) - (inPrice[term].insurance ? insurance : 0)
  const bases = {
    price: goods,
    port: goods + toPort,
    arrival: goods + toPort + freight + insurance,
    nothing: 0,
  }
  const isYen = law.after === 'yen'
  const charged = isYen
    ? wholeOf(Math.floor((wholeOf(bases[law.dutyOn], 1_000) * duty) / 100_000), 100)
    : share(bases[law.dutyOn], duty)
  const taxed = law.taxOn === 'nothing' ? 0 : bases[law.taxOn] + charged
  const tax = isYen ? yenTax(taxed) : waived(law, share(taxed, law.tax))
  const fees = feesOf(law, goods, bases.arrival, given.by === 'sea')
  const total = bases.arrival + charged + tax + (fees ?? 0)
  const shown = (amount: number) => amount / law.units
  return {
    ...{ goods: shown(goods), duty: shown(charged), tax: shown(tax), total: shown(total) },
    ...(fees !== undefined && { fees: shown(fees) }),
  }
}

const waived = ({ after }: Law, tax: number) => (after === 'waived five francs' && tax <= 500 ? 0 : tax)

/** 7.8 % for the nation, 22/78 of it for the place. */
function yenTax(taxed: number) {
  const national = wholeOf(Math.floor((wholeOf(taxed, 1_000) * 7_800) / 100_000), 100)
  return national + wholeOf(Math.floor((national * 22) / 78), 100)
}

function feesOf({ after }: Law, goods: number, arrival: number, isBySea: boolean) {
  if (after === 'fees of America') return feesOfAmerica(goods, isBySea)
  // PIS 2.1 %, COFINS 9.65 %.
  return after === 'contributions of Brazil' ? share(arrival, 2_100) + share(arrival, 9_650) : undefined
}

function feesOfAmerica(value: number, isBySea: boolean) {
  // Ten-thousandths of a percent are too fine for `share`: 0.3464 %.
  const formal = Math.min(67_086, Math.max(3_458, Math.floor((value * 3_464 * 2 + 1_000_000) / 2_000_000)))
  return (value <= 250_000 ? 277 : formal) + (isBySea ? share(value, 125) : 0)
}
