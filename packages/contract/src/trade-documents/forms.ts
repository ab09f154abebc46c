import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { amountInput } from '../primitives/amounts.ts'
import { maybe } from '../primitives/draft-field.ts'
import { identifier } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, day, line } from '../primitives/values.ts'

/** What is made here from what the trade says. */
export const madeTypes = [
  'proforma_invoice',
  'commercial_invoice',
  'packing_list',
  'shipping_instruction',
  'purchase_order',
] as const
export type MadeType = (typeof madeTypes)[number]

/** Those that say prices. */
export const isPriced = (type: MadeType): boolean => type.endsWith('invoice') || type === 'purchase_order'

export const mostLines = 100

const exact = (required: string, rule: string) =>
  amountInput(required).check(z.refine((text) => /^\d{1,12}(\.\d{1,6})?$/.test(text), rule))
const price = exact('Enter a price', 'Enter a price with at most six decimals')
const amount = exact('Enter an amount', 'Enter an amount')
const kilograms = maybe(exact('Enter kilograms', 'Enter kilograms with at most six decimals'))
const cubicMetres = maybe(exact('Enter cubic metres', 'Enter cubic metres with at most six decimals'))
const quantity = exact('Enter a quantity', 'Enter a quantity with at most six decimals').check(
  z.refine((text) => /[1-9]/.test(text), 'Enter a quantity above 0'),
)

const origin = maybe(line(80, 'Enter the country of origin'))

const goods = z.strictObject({
  description: line(200, 'Describe the goods'),
  hs_code: maybe(
    z.string().check(
      z.overwrite((text) => text.replace(/[.\s]/g, '')),
      z.regex(/^\d{6,10}$/, 'Enter an HS code of 6 to 10 digits'),
    ),
  ),
  quantity,
  unit: line(20, 'Enter a unit'),
  unit_price: maybe(price),
  /** Quantity by unit price, rounded half up; calculated where it is left out. */
  amount: maybe(amount),
  /** Where goods of one paper differ in it. */
  origin,
  /** As a packing list has them, row by row: “Cartons 1 to 40”. */
  packages: maybe(line(60, 'Enter the packages')),
  ...{ net_weight: kilograms, gross_weight: kilograms, volume: cubicMetres },
})

const place = maybe(line(120, 'Enter a place'))
const party = maybe(paragraphs(500, 'Enter name and address'))
const short = (required: string) => maybe(line(80, required))
const said = (required: string) => maybe(line(200, required))

/** Who pays the carrier: the shipper, or the consignee on arrival. */
export const freightTerms = { prepaid: 'Freight prepaid', collect: 'Freight collect' } as const
const freightTermCodes = Object.keys(freightTerms) as ['prepaid', 'collect']

/** What a document says. A field that is left out is filled from the trade; null leaves it empty. */
export const documentFields = z.strictObject({
  lines: z.optional(
    z
      .array(goods)
      .check(
        z.minLength(1, 'Enter at least one kind of goods'),
        z.maxLength(mostLines, `At most ${mostLines} kinds of goods`),
      ),
  ),
  currency: maybe(currencyCode),
  /** The sum of the amounts; calculated where it is left out. */
  total: maybe(amount),
  /** Kilograms. */
  ...{ net_weight: kilograms, gross_weight: kilograms },
  volume: cubicMetres,
  packages: maybe(line(100, 'Enter the packages')),
  marks: maybe(paragraphs(300, 'Enter the marks')),
  /** Numbers and seals. */
  containers: maybe(paragraphs(500, 'Enter the containers')),
  /** The consignee where it is not the buyer, or to whose order the goods go; whom an instruction is addressed to. */
  ...{ seller: party, buyer: party, consignee: party, notify: party, forwarder: party },
  date: maybe(day),
  /** Until when a proforma invoice holds. */
  valid_until: maybe(day),
  reference: short('Enter a reference'),
  order_number: maybe(identifier(80, 'Enter the number of the order')),
  invoice_number: maybe(identifier(80, 'Enter the number of the invoice')),
  credit_number: maybe(identifier(80, 'Enter the number of the letter of credit')),
  incoterm: maybe(z.enum(incotermCodes, 'Select an Incoterm')),
  named_place: place,
  /** Vessel and voyage, flight, truck or train. */
  transport: maybe(line(120, 'Enter how the goods travel')),
  ...{ place_of_receipt: place, port_of_loading: place, port_of_discharge: place, place_of_delivery: place },
  shipping_date: maybe(day),
  origin,
  destination: short('Enter the country of destination'),
  payment_terms: said('Enter the terms of payment'),
  /** In the total, and said apart: customs takes them out of the value, or puts them in. */
  ...{ freight_amount: maybe(amount), insurance_amount: maybe(amount) },
  bank: maybe(paragraphs(500, 'Enter the bank and the account')),
  freight_terms: maybe(z.enum(freightTermCodes, 'Select who pays the freight')),
  bills: said('Enter how many bills of lading of which kind'),
  dangerous_goods: maybe(paragraphs(500, 'Enter what is dangerous, or “None”')),
  export_declaration: said('Enter who makes the export declaration'),
  insurance_instruction: said('Enter who insures the goods, and for how much'),
  enclosed: said('Enter the papers that are enclosed'),
  note: maybe(paragraphs(1000, 'Enter a note')),
})
export type DocumentFields = z.output<typeof documentFields>
export type WireDocumentFields = z.input<typeof documentFields>
