import { editions } from '@tradelane/contract/lists/editions'
import type { PdfForm } from '../../../../pdf/pdf-form.ts'
import { box, type DraftFacts, goodsText, substancesRow } from './draft-facts.ts'

/**
 * The boxes of a bill of lading, placed as in the United Nations Layout Key for Trade Documents (UN/CEFACT Recommendation 1 and its annex
 * ECE/TRADE/270 of 2002), with the data fields of the DCSA standard for the bill of lading (December 2020). Boxes that the carrier
 * fills when it issues the bill stay empty.
 */
export function billOfLadingForm(facts: DraftFacts): PdfForm {
  return [
    [
      { share: 0.5, rows: partyRows(facts) },
      { share: 0.5, rows: numberRows(facts) },
    ],
    [
      box(0.34, 'Vessel', facts.vessel),
      box(0.16, 'Voyage No.', facts.voyage),
      box(0.5, 'Place of receipt', facts.from),
    ],
    [box(0.5, 'Port of loading', facts.loading.text), box(0.5, 'Port of discharge', facts.discharge.text)],
    [box(0.5, 'Place of delivery', facts.to), box(0.5, 'On board date')],
    [
      box(0.26, 'Container No., seal No., marks and numbers', containerText(facts), 120),
      box(0.16, 'Number and kind of packages', facts.packages),
      box(0.32, 'Description of goods', goodsText(facts)),
      box(0.13, 'Gross weight, kg', facts.weightKg),
      box(0.13, 'Measurement, m³', facts.volumeM3),
    ],
    ...substancesRow(facts, editions.bySea),
    [box(1, 'Special conditions and instructions', handlingText(facts))],
    [
      box(0.25, 'Freight and charges', 'Freight Prepaid'),
      box(0.25, 'Freight payable at'),
      box(0.25, 'Number of original bills of lading'),
      box(0.25, 'Declared value'),
    ],
    [
      box(0.5, 'Place and date of issue', '', 44),
      box(0.5, 'Signed for the carrier (signature and capacity)', '', 44),
    ],
  ]
}

const partyRows = (facts: DraftFacts) => [
  [box(1, 'Shipper', facts.shipper, 56)],
  [box(1, 'Consignee (if to order, so indicate)', facts.consignee, 56)],
  [box(1, 'Notify party', facts.notify, 56)],
]

const numberRows = (facts: DraftFacts) => [
  [
    box(0.5, 'Bill of lading No.', facts.document),
    box(0.5, 'Carrier’s booking No.', facts.carrierBooking, 32),
  ],
  [
    box(0.5, 'Shipper’s reference', facts.reference, 32),
    box(0.5, 'Forwarder’s reference', facts.booking, 32),
  ],
  [box(1, 'Carrier', facts.carrier, 32)],
  [box(1, `Terms of delivery (${editions.incoterms})`, facts.incoterm, 32)],
]

const containerText = ({ equipment, containers, marks }: DraftFacts): string =>
  [equipment, containers.replaceAll(', ', '\n'), marks].filter(Boolean).join('\n')

const handlingText = ({ handling, emergency }: DraftFacts): string =>
  [handling, emergency && `Emergency contact: ${emergency}`].filter(Boolean).join('\n')
