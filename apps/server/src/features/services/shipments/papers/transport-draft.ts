import type { Deps } from '../../../../deps/deps.ts'
import type { PdfForm } from '../../../../pdf/pdf-form.ts'
import type { BookingRow } from '../bookings.ts'
import { airWaybillForm } from './air-waybill-form.ts'
import { billOfLadingForm } from './bill-of-lading-form.ts'
import { cmrForm } from './cmr-form.ts'
import { type DraftFacts, readDraftFacts } from './draft-facts.ts'
import { railNoteForm } from './rail-note-form.ts'

type Draft = { title: string; form: (facts: DraftFacts) => PdfForm }

const drafts: Record<DraftFacts['by'], Draft> = {
  sea: { title: 'Draft of the bill of lading', form: billOfLadingForm },
  air: { title: 'Draft of the air waybill', form: airWaybillForm },
  truck: { title: 'Draft of the consignment note by road', form: cmrForm },
  rail: { title: 'Draft of the consignment note by rail', form: railNoteForm },
}

/**
 * The draft of the carrier's transport document in the layout of its kind, for the parties to check before the carrier issues it. A box
 * that nobody has filled stays empty; the line under the title says which of them the parties fill.
 */
export async function transportDraft(deps: Deps, booking: BookingRow) {
  const facts = await readDraftFacts(deps, booking)
  const { title, form } = drafts[facts.by]
  const missing = missingOf(facts)
  return {
    title,
    lead: `Draft to be checked. It is no receipt for the goods and no document of title.${missing}`,
    facts: [],
    form: form(facts),
  }
}

function missingOf({ shipper, consignee, goods, hsCodes }: DraftFacts): string {
  const needed = { shipper, consignee, goods, 'HS codes': hsCodes }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  return missing.length > 0 ? ` Not given yet: ${missing.join(', ')}.` : ''
}
