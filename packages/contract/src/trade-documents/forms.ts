import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { amountInput } from '../primitives/amounts.ts'
import { maybe } from '../primitives/draft-field.ts'
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
const kilograms = exact('Enter kilograms', 'Enter kilograms with at most six decimals')
const quantity = exact('Enter a quantity', 'Enter a quantity with at most six decimals').check(
  z.refine((text) => /[1-9]/.test(text), 'Enter a quantity above 0'),
)

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
})

const place = maybe(line(120, 'Enter a place'))
const party = maybe(paragraphs(500, 'Enter name and address'))

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
  net_weight: maybe(kilograms),
  gross_weight: maybe(kilograms),
  packages: maybe(line(100, 'Enter the packages')),
  marks: maybe(paragraphs(300, 'Enter the marks')),
  seller: party,
  buyer: party,
  notify: party,
  date: maybe(day),
  reference: maybe(line(80, 'Enter a reference')),
  incoterm: maybe(z.enum(incotermCodes, 'Select an Incoterm')),
  named_place: place,
  port_of_loading: place,
  port_of_discharge: place,
  shipping_date: maybe(day),
  origin: maybe(line(80, 'Enter the country of origin')),
  payment_terms: maybe(line(200, 'Enter the terms of payment')),
  note: maybe(paragraphs(1000, 'Enter a note')),
})
export type DocumentFields = z.output<typeof documentFields>
export type WireDocumentFields = z.input<typeof documentFields>
