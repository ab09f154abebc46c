import { ruleOf } from '../incoterms/obligations.ts'
import type { Incoterm } from '../lists/incoterms.ts'
import type { MadeType } from './forms.ts'

export type Lack = { field: string; why: string }
type Said = string | number | null | undefined
type Line = Readonly<Record<string, Said>>
/** What a paper says, as it is typed or as it is printed: nothing may be an empty text. */
export type Saying = Readonly<Record<string, Said | readonly Line[]>> & { lines: readonly Line[] }

/** Without it a paper is none: refused. */
const needed: Record<MadeType, Readonly<Record<string, string>>> = {
  proforma_invoice: {},
  commercial_invoice: { origin: 'Enter the country of origin: customs asks for it' },
  packing_list: {
    packages: 'Enter the number and kind of packages: it is what a packing list is for',
    gross_weight: 'Enter the gross weight',
  },
  shipping_instruction: {
    packages: 'Enter the number and kind of packages',
    gross_weight: 'Enter the gross weight',
    port_of_loading: 'Enter where the goods are loaded',
    port_of_discharge: 'Enter where the goods are unloaded',
  },
  purchase_order: {},
}

const terms = { incoterm: 'Incoterm', payment_terms: 'terms of payment' }
const cargo = { net_weight: 'net weight', volume: 'cubic metres', marks: 'marks on the packages' }

/** What banks, customs or carriers look for. Not every trade has it: it is only said. */
const wanted: Record<MadeType, Readonly<Record<string, string>>> = {
  proforma_invoice: {
    ...{ ...terms, origin: 'country of origin', valid_until: 'last day of the offer' },
    ...{ shipping_date: 'date of shipment', bank: 'bank of the seller' },
  },
  commercial_invoice: {
    ...{ ...terms, destination: 'country of destination', order_number: 'number of the order' },
    ...{
      packages: 'packages',
      gross_weight: 'gross weight',
      ...cargo,
      hs_code: 'HS code of each kind of goods',
    },
    ...{ transport: 'means of transport', bank: 'bank of the seller' },
  },
  packing_list: { invoice_number: 'number of the invoice', ...cargo, destination: 'country of destination' },
  shipping_instruction: {
    ...{
      forwarder: 'whom it is addressed to',
      notify: 'notify party',
      freight_terms: 'who pays the freight',
    },
    ...{
      bills: 'number and kind of bills of lading',
      volume: 'cubic metres',
      marks: 'marks on the packages',
    },
    ...{ hs_code: 'HS code of each kind of goods', dangerous_goods: 'whether goods are dangerous' },
    ...{ export_declaration: 'who declares the export', insurance_instruction: 'who insures the goods' },
  },
  purchase_order: { ...terms, shipping_date: 'date of shipment', destination: 'country of destination' },
}

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Of the whole paper, or of each of its goods. */
const isSaidIn = (fields: Saying, field: string): boolean =>
  isSaid(fields[field]) || (fields.lines.length > 0 && fields.lines.every((line) => isSaid(line[field])))

/** What a paper cannot be made without, each at its field. */
export function neededOf(type: MadeType, fields: Saying): Lack[] {
  const parties = type === 'purchase_order' ? ['supplier', 'buyer'] : ['seller', 'buyer']
  const always = {
    seller: `Enter the ${parties[0]}, with the address`,
    buyer: 'Enter the buyer, with the address',
    date: 'Enter the date',
    ...(isSaid(fields.incoterm) && { named_place: 'Enter the place behind the Incoterm' }),
  }
  return Object.entries({ ...always, ...needed[type] }).flatMap(([field, why]) =>
    isSaidIn(fields, field) ? [] : { field, why },
  )
}

/** What a paper does not say, though it is asked for: in the words of “This paper says no …”. */
export function wantedOf(type: MadeType, fields: Saying): Lack[] {
  const looked = { ...wanted[type], ...(type === 'commercial_invoice' && chargesOf(fields)) }
  const lacks = Object.entries(looked).flatMap(([field, why]) =>
    isSaidIn(fields, field) ? [] : { field, why },
  )
  const alone = ['seller', 'buyer'].filter(
    (field) => isSaid(fields[field]) && !String(fields[field]).trim().includes('\n'),
  )
  return [...alone.map((field) => ({ field, why: `address of the ${field}` })), ...lacks]
}

/** Where the price has freight or insurance in it, customs wants to see how much. */
function chargesOf({ incoterm }: Saying): Record<string, string> {
  if (!isSaid(incoterm)) return {}
  const { tasks } = ruleOf(incoterm as Incoterm)
  return {
    ...(tasks.mainCarriage === 'seller' && { freight_amount: 'freight in the price' }),
    ...(tasks.insurance === 'seller' && { insurance_amount: 'insurance in the price' }),
  }
}
