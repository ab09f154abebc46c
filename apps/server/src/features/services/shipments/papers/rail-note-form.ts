import type { FormRow, PdfForm } from '../../../../pdf/pdf-form.ts'
import { box, type DraftFacts, goodsText, substancesRow } from './draft-facts.ts'

/**
 * The particulars of a consignment note by rail: Uniform Rules CIM (COTIF, appendix B), article 7, § 1, in the order of the form of the CIT's
 * manual GLV-CIM (edition of 2017, as of 2021). The numbers are those of that form where its text could be read. The SMGS note asks for the same
 * (SMGS, article 15), so one draft serves the combined CIM/SMGS note too.
 */
export function railNoteForm(facts: DraftFacts): PdfForm {
  return [
    [
      { share: 0.5, rows: partyRows(facts) },
      { share: 0.5, rows: numberRows(facts) },
    ],
    [
      box(0.5, 'Place and day of acceptance (taking over)', `${facts.loading.text}, ${facts.taking}`),
      box(0.5, '10  Place of delivery', facts.discharge.text),
    ],
    [
      box(0.34, '13  Commercial specifications'),
      box(0.33, 'Exceptional consignment'),
      box(0.33, 'Payment of charges', 'Charges paid by the consignor'),
    ],
    [
      box(0.24, 'Wagon No., container No., marks', containerText(facts), 120),
      box(0.16, 'Number and kind of packages', facts.packages),
      box(0.32, '21  Description of the goods', goodsText(facts)),
      box(0.14, 'NHM code'),
      box(0.14, 'Mass, kg', facts.weightKg),
    ],
    ...substancesRow(facts, 'RID'),
    [box(0.34, 'Declaration of value'), box(0.33, 'Interest in delivery'), box(0.33, 'Cash on delivery')],
    ...lastRows(facts),
  ]
}

const partyRows = ({ shipper, consignee }: DraftFacts): FormRow[] => [
  [box(1, 'Consignor (name, address, country)', shipper, 56)],
  [box(1, 'Consignee (name, address, country)', consignee, 56)],
]

const numberRows = (facts: DraftFacts): FormRow[] => [
  [
    box(0.5, 'Consignment note No.', facts.document, 32),
    box(0.5, 'Train', [facts.vessel, facts.voyage].filter(Boolean).join(', ')),
  ],
  [box(0.5, 'Consignor’s reference', facts.reference, 32), box(0.5, 'Our booking', facts.booking, 32)],
  [box(1, 'Contractual carrier', facts.carrier, 32)],
]

const lastRows = ({ handling, emergency, notify, substances }: DraftFacts): FormRow[] => [
  [
    box(
      0.6,
      'Consignor’s declarations, information for the consignee',
      [
        handling,
        emergency && `Emergency contact: ${emergency}`,
        notify && `Notify: ${notify.replaceAll('\n', ', ')}`,
      ]
        .filter(Boolean)
        .join('\n'),
      40,
    ),
    box(0.4, '9  Documents attached', substances && 'Dangerous goods declaration'),
  ],
  [box(1, 'Law that applies', clause)],
  [
    box(1 / 3, 'Place and date made out', '', 48),
    box(1 / 3, 'Signature of the consignor', '', 48),
    box(1 / 3, 'Stamp and signature of the carrier', '', 48),
  ],
]

/** CIM, article 7, § 1 (p); the other law where the route is under it. */
const clause =
  'Subject, notwithstanding any clause to the contrary, to the Uniform Rules CIM, or to the SMGS on the part of the route where the SMGS applies.'

const containerText = ({ equipment, containers }: DraftFacts): string =>
  [equipment, containers.replaceAll(', ', '\n')].filter(Boolean).join('\n')
