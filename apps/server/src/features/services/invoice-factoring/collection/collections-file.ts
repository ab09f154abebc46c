import type { OfficeScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { csvFigure, csvLine, csvStart } from '../../../../lists/csv.ts'
import { type Collected, type CollectionFilter, selectCollections, toCollections } from './collections.ts'

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
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  scope: OfficeScope,
  filter: CollectionFilter,
) {
  const now = clock.now()
  const today = dayIn(config.officeCountry, now)
  return {
    bytes: linesOf(db, selectCollections(db, scope, filter, today), { today, now }),
    content_type: 'text/csv; charset=utf-8',
    file_name: `collections-${today}.csv`,
  }
}

async function* linesOf(
  db: Deps['db'],
  matching: ReturnType<typeof selectCollections>,
  day: { today: string; now: Date },
): AsyncGenerator<string> {
  yield csvStart + csvLine(head)
  for (let offset = 0; ; offset += atOnce) {
    const rows = await matching.limit(atOnce).offset(offset).execute()
    yield (await toCollections(db, rows, day)).map(lineOf).join('')
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
