import type { FormRow, PdfForm } from '../../../../pdf/pdf-form.ts'
import { box, type DraftFacts, substancesRow } from './draft-facts.ts'

/**
 * The 24 numbered boxes of the international consignment note, as the IRU's model for the CMR Convention (Geneva 1956, articles 5 and 6) has
 * them and as carriers print them (carbone.io/examples/cmr-consignment-note, November 2026): the sender's on the left, the carrier's on
 * the right, the goods in one line, then instructions, charges and signatures.
 */
export function cmrForm(facts: DraftFacts): PdfForm {
  return [
    [
      { share: 0.5, rows: senderRows(facts) },
      { share: 0.5, rows: carrierRows(facts) },
    ],
    goodsRow(facts),
    ...substancesRow(facts, 'ADR'),
    [
      {
        share: 0.5,
        rows: [
          [box(1, '13  Sender’s instructions', instructions(facts), 60)],
          [box(1, '14  Instructions as to payment for carriage', 'Carriage paid')],
          [box(1, '15  Cash on delivery')],
        ],
      },
      { share: 0.5, rows: [[box(1, '19  Special agreements', facts.incoterm, 32)], ...chargeRows] },
    ],
    [box(1, '21  Established in (place) on (date)')],
    [
      box(1 / 3, '22  Signature and stamp of the sender', '', 56),
      box(1 / 3, '23  Signature and stamp of the carrier', '', 56),
      box(1 / 3, '24  Goods received: place, date, signature and stamp of the consignee', '', 56),
    ],
  ]
}

const senderRows = ({ shipper, consignee, to, from, taking, substances }: DraftFacts): FormRow[] => [
  [box(1, '1  Sender (name, address, country)', shipper, 52)],
  [box(1, '2  Consignee (name, address, country)', consignee, 52)],
  [box(1, '3  Place of delivery of the goods (place, country)', to)],
  [box(1, '4  Place and date of taking over the goods (place, country, date)', `${from}, ${taking}`)],
  [box(1, '5  Documents attached', substances && 'Dangerous goods declaration')],
]

const carrierRows = (facts: DraftFacts): FormRow[] => [
  [
    box(0.5, 'International consignment note No.', facts.document, 32),
    box(
      0.5,
      'Carrier’s booking, our booking',
      [facts.carrierBooking, facts.booking].filter(Boolean).join('\n'),
    ),
  ],
  ...(facts.isInternational ? [[box(1, 'Law that applies', clause)]] : []),
  [box(1, '16  Carrier (name, address, country)', facts.carrier, 40)],
  [box(1, '17  Successive carriers (name, address, country)')],
  [box(1, '18  Carrier’s reservations and observations')],
]

/** CMR, article 6, 1 (k). */
const clause =
  'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).'

const goodsRow = (facts: DraftFacts): FormRow => [
  box(0.13, '6  Marks and numbers', facts.containers.replaceAll(', ', '\n'), 110),
  box(0.11, '7  Number of packages'),
  box(0.14, '8  Method of packing', facts.packages),
  box(0.27, '9  Nature of the goods', facts.goods),
  box(0.13, '10  Statistical number', facts.hsCodes.replaceAll(', ', '\n')),
  box(0.12, '11  Gross weight, kg', facts.weightKg),
  box(0.1, '12  Volume, m³', facts.volumeM3),
]

const instructions = ({ handling, emergency, notify, reference }: DraftFacts): string =>
  [
    handling,
    emergency && `Emergency contact: ${emergency}`,
    notify && `Notify: ${notify.replaceAll('\n', ', ')}`,
    reference && `Reference: ${reference}`,
  ]
    .filter(Boolean)
    .join('\n')

const charge = (label: string): FormRow => [box(0.4, label), box(0.3, 'Sender'), box(0.3, 'Consignee')]
const chargeRows: FormRow[] = [
  charge('20  To be paid by: carriage charges, deductions'),
  charge('Supplementary and other charges'),
  charge('Total, with currency'),
]
