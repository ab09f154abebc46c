import { dayOf } from '@tradelane/providers'
import type { OfficeScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../../../lists/csv.ts'
import { type Collected, type CollectionFilter, selectCollections, toCollection } from './collections.ts'

const head = [
  'Funding',
  'Company',
  'Buyer',
  'Contact person',
  'Email',
  'Telephone',
  'Finance partner',
  'Invoice number',
  'Due date',
  'Days overdue',
  'Bucket',
  'Currency',
  'Invoice amount',
  'Advance not repaid',
  'Due in total',
  'Paid short by',
  'Next contact',
  'Recourse since (UTC)',
]

const atOnce = 500

/** What the desk shows with the same search and filter, all of it. */
export function collectionsFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: OfficeScope,
  filter: CollectionFilter,
) {
  const today = dayOf(clock.now())
  return {
    bytes: linesOf(selectCollections(db, scope, filter, today), today),
    content_type: 'text/csv; charset=utf-8',
    file_name: `collections-${today}.csv`,
  }
}

async function* linesOf(
  matching: ReturnType<typeof selectCollections>,
  today: string,
): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  for (let offset = 0; ; offset += atOnce) {
    const rows = await matching.limit(atOnce).offset(offset).execute()
    yield rows.map((row) => lineOf(toCollection(row, today))).join('')
    if (rows.length < atOnce) return
  }
}

function bucketText(bucket: Collected['bucket']): string {
  if (bucket === 'due') return 'Due today'
  return bucket === 'short' ? 'Paid short' : `${bucket} days`
}

const lineOf = (row: Collected): string =>
  csvLine([
    row.funding_number,
    row.customer_name,
    row.company_name,
    row.contact_person_name,
    row.email,
    row.phone_number,
    row.finance_partner_name,
    row.invoice_number ?? '',
    row.due_date,
    csvFigure(String(row.days_overdue)),
    bucketText(row.bucket),
    row.currency,
    csvFigure(row.invoice_amount),
    csvFigure(row.outstanding),
    csvFigure(row.total_due),
    csvFigure(row.short_by),
    row.next_contact_on ?? '',
    row.recourse_at?.toISOString() ?? '',
  ])
