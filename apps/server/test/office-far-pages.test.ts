import type { Database, Db } from '@tradelane/db'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import type { OfficeScope } from '../src/access/scope.ts'
import type { Deps } from '../src/deps/deps.ts'
import { listOfficeThreads } from '../src/features/inbox/messages/list-threads.ts'
import { listOfficeTasks } from '../src/features/inbox/tasks/list-office-tasks.ts'
import { openTasks } from '../src/features/inbox/tasks/open-tasks.ts'
import { listOfficeInvoices } from '../src/features/money/invoices/list-invoices.ts'
import { listCustomers } from '../src/features/office/customers/customer-rows.ts'
import { listDesk } from '../src/features/office/quote-desk/list-desk.ts'
import { listClaims } from '../src/features/services/claims/list-claims.ts'
import { listLimits } from '../src/features/services/credit-limits/list-limits.ts'
import { listPolicies } from '../src/features/services/insurance/list-policies.ts'
import { listForOffice } from '../src/features/services/invoice-factoring/list-for-office.ts'
import { listInspections } from '../src/features/services/quality-assurance/list-inspections.ts'
import { listBookings } from '../src/features/services/shipments/list-bookings.ts'
import { heldPayments } from '../src/features/services/simple-payment/office/held-payments.ts'
import { listOfficePayments } from '../src/features/services/simple-payment/office/list-office-payments.ts'
import { listAllDisputes } from '../src/features/services/smart-escrow/disputes/list-disputes.ts'
import { listEscrows } from '../src/features/services/smart-escrow/list-escrows.ts'
import { listBuyers } from '../src/features/services/trading-info/list-buyers.ts'
import { listCases } from '../src/features/world/screening/list-cases.ts'
import { theApp } from './the-app.ts'

const app = theApp()
const administratorId = '00000000-0000-4000-8000-000000000000'
const office: OfficeScope = { kind: 'office', administratorId }
const page = { page: 1_000, limit: 20 }

/** The plan of the first statement that the work sends. A table without rows is read whole otherwise, and sorted. */
async function planOf(work: (deps: Deps) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = []
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: app.deps.pool }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  await work({ ...app.deps, db })
  const [first] = asked
  const client = await app.deps.pool.connect()
  try {
    await client.query(
      'begin; set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    )
    const { rows } = await client.query(`explain ${first?.sql}`, [...(first?.parameters ?? [])])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

type Asked = typeof page & { search?: string }

/** New records come last in the indexes that are read backwards: pages of an index are full then. */
const lists: Record<string, { index: string; list: (deps: Deps, asked: Asked) => Promise<unknown> }> = {
  customers: {
    index: 'Backward using companies_newest_first',
    list: ({ db }, asked) => listCustomers(db, { search: '', ...asked }),
  },
  payments: {
    index: 'Backward using simple_payments_of_office',
    list: (deps, asked) => listOfficePayments(deps, asked),
  },
  tasks: {
    index: 'using tasks_open_of_back_office',
    list: (deps, asked) => listOfficeTasks(deps, administratorId, { ...asked, show: 'open' }),
  },
  bookings: {
    index: 'using freight_bookings_as_listed',
    list: (deps, asked) => listBookings(deps, office, asked),
  },
  insurance: {
    index: 'Backward using insurance_policies_submitted',
    list: (deps, asked) => listPolicies(deps, office, asked),
  },
  claims: {
    index: 'Backward using insurance_claims_submitted',
    list: (deps, asked) => listClaims(deps, office, asked),
  },
  inspections: {
    index: 'Backward using quality_inspections_submitted',
    list: (deps, asked) => listInspections(deps, office, asked),
  },
  fundings: {
    index: 'Backward using invoice_factorings_requested',
    list: (deps, asked) => listForOffice(deps, office, asked),
  },
  escrows: {
    index: 'Backward using smart_escrows_funded',
    list: (deps, asked) => listEscrows(deps, office, asked),
  },
  limits: {
    index: 'Backward using credit_limits_newest_of_all',
    list: (deps, asked) => listLimits(deps, office, asked),
  },
  disputes: {
    index: 'using escrow_disputes_newest',
    list: (deps, asked) => listAllDisputes(deps, office, asked),
  },
  matches: { index: 'using screening_cases_newest', list: ({ db }, asked) => listCases(db, office, asked) },
  buyers: { index: 'using trading_records_newest', list: ({ db }, asked) => listBuyers(db, asked) },
  messages: {
    index: 'using message_threads_of_all',
    list: ({ db }, asked) => listOfficeThreads(db, { search: '', ...asked }),
  },
  quotes: {
    index: 'Backward using trades_at_desk_newest',
    list: (deps, asked) => listDesk(deps, office, asked),
  },
  invoices: {
    index: 'Backward using invoices_by_time',
    list: ({ db }, asked) => listOfficeInvoices(db, asked),
  },
}

test.each(Object.entries(lists))(
  'a far page of all %s passes what is before it by one index alone, without joins',
  async (_name, { index, list }) => {
    const plan = await planOf((deps) => list(deps, page))
    expect(plan).toContain(`Index Only Scan ${index} on`)
    expect(plan.match(/\w+ Scan/g)).toEqual(['Only Scan'])
    expect(plan).not.toContain('Sort')
  },
)

const { messages: _, ...searched } = lists
test.each(Object.entries(searched))(
  'a search among all %s joins no row that it looks at',
  async (_name, { list }) => {
    const plan = await planOf((deps) => list(deps, { ...page, page: 1, search: 'kestrel' }))
    expect(plan).toContain('Filter: first.is_found')
    expect(plan).not.toMatch(/Join|Loop/)
  },
)

test('the overview counts tasks and held payments by an index alone', async () => {
  expect(await planOf(openTasks)).toContain('Index Only Scan using tasks_open_of_back_office')
  expect(await planOf(heldPayments)).toContain('Index Only Scan using simple_payments_held')
})
