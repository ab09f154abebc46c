import { editions } from '@tradelane/contract/lists/editions'
import type { FormRow, PdfForm } from '../../../../pdf/pdf-form.ts'
import { box, type DraftFacts, goodsText, substancesRow } from './draft-facts.ts'

/**
 * The boxes of the air waybill of IATA Resolution 600a, attachment A (layout) and B (how it is completed), as airlines and forwarders print
 * it: parties and routing on the left, numbers and accounting on the right, then handling, the line of the goods, and the charges. Rate
 * and charges stay empty: the airline's are not those that the customer pays.
 */
export function airWaybillForm(facts: DraftFacts): PdfForm {
  return [
    [
      { share: 0.5, rows: partyRows(facts) },
      { share: 0.5, rows: carrierRows(facts) },
    ],
    [box(1, 'Airport of departure (address of first carrier) and requested routing', routingText(facts))],
    ...routingRows(facts),
    [
      box(0.8, 'Handling information', handlingText(facts), 40),
      box(0.2, 'SCI (special customs information)'),
    ],
    goodsRow(facts),
    ...substancesRow(facts, `ICAO, ${editions.byAir}`),
    ...chargeRows,
  ]
}

const partyRows = ({ shipper, consignee, seller }: DraftFacts): FormRow[] => [
  [box(0.76, 'Shipper’s name and address', shipper, 56), box(0.24, 'Shipper’s account number')],
  [box(0.76, 'Consignee’s name and address', consignee, 56), box(0.24, 'Consignee’s account number')],
  [box(1, 'Issuing carrier’s agent name and city', seller, 32)],
  [box(0.5, 'Agent’s IATA code'), box(0.5, 'Account No.')],
]

const carrierRows = ({ document, carrier, carrierBooking, booking, reference }: DraftFacts): FormRow[] => [
  [box(1, 'Air waybill number', document, 32)],
  [box(1, 'Issued by', carrier, 32)],
  [
    box(
      1,
      'Accounting information',
      [carrierBooking && `Carrier’s booking ${carrierBooking}`, `Booking ${booking}`]
        .filter(Boolean)
        .join('\n'),
      40,
    ),
  ],
  [box(1, 'Reference number, optional shipping information', reference)],
]

const routingText = ({ loading, discharge }: DraftFacts): string => `${loading.text} – ${discharge.text}`

function routingRows({ discharge, carrier, voyage, vessel, departs }: DraftFacts): FormRow[] {
  return [
    [
      box(0.1, 'To', discharge.code ?? ''),
      box(0.26, 'By first carrier', carrier),
      box(0.08, 'To'),
      box(0.08, 'By'),
      box(0.1, 'Currency'),
      box(0.1, 'CHGS code'),
      box(0.14, 'WT/VAL', 'Prepaid'),
      box(0.14, 'Other', 'Prepaid'),
    ],
    [
      box(0.3, 'Airport of destination', discharge.text),
      box(0.3, 'Requested flight / date', [voyage || vessel, departs].filter(Boolean).join(' / ')),
      box(0.13, 'Amount of insurance'),
      box(0.135, 'Declared value for carriage'),
      box(0.135, 'Declared value for customs'),
    ],
  ]
}

const handlingText = ({ handling, emergency, notify }: DraftFacts): string =>
  [
    notify && `Also notify: ${notify.replaceAll('\n', ', ')}`,
    handling,
    emergency && `Emergency contact: ${emergency}`,
  ]
    .filter(Boolean)
    .join('\n')

const goodsRow = (facts: DraftFacts): FormRow => [
  box(0.1, 'No. of pieces, RCP', facts.packages, 70),
  box(0.12, 'Gross weight, kg', facts.weightKg),
  box(0.08, 'Rate class'),
  box(0.1, 'Commodity item No.'),
  box(0.13, 'Chargeable weight, kg', facts.chargeableKg),
  box(0.09, 'Rate / charge'),
  box(0.08, 'Total'),
  box(
    0.3,
    'Nature and quantity of goods (incl. dimensions or volume)',
    [goodsText(facts), facts.volumeM3 && `${facts.volumeM3} m³`].filter(Boolean).join('\n'),
  ),
]

const amounts = (label: string): FormRow => [box(0.5, `${label}, prepaid`), box(0.5, `${label}, collect`)]
const chargeRows: FormRow[] = [
  [
    {
      share: 0.42,
      rows: [
        amounts('Weight charge'),
        amounts('Valuation charge'),
        amounts('Tax'),
        amounts('Total other charges due agent'),
        amounts('Total other charges due carrier'),
        amounts('Total'),
      ],
    },
    {
      share: 0.58,
      rows: [
        [box(1, 'Other charges', '', 40)],
        [box(1, 'Signature of shipper or agent', '', 40)],
        [box(1, 'Executed on (date) at (place), signature of issuing carrier or its agent', '', 40)],
      ],
    },
  ],
]
