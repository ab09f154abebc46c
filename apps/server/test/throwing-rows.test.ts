import { randomUUID } from 'node:crypto'
import { checkInvariants } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { afterAll, describe, expect, it } from 'vitest'
import { systemScope } from '../src/access/scope.ts'
import type { TaskName } from '../src/entries/jobs.ts'
import { beginFunding } from '../src/features/money/wallet/index.ts'
import type { Party } from '../src/features/world/screening/index.ts'
import { screenParties } from '../src/features/world/screening/index.ts'
import { inTransaction } from '../src/transaction.ts'
import { type GivenCompany, givenCompany } from './given-company.ts'
import { givenAskedSupplier } from './given-day.ts'
import { buyerPays, givenFunding, givenSupplier } from './given-funding.ts'
import { paidAtProvider } from './given-incoming-payment.ts'
import { givenBoundInsurance } from './given-insurance.ts'
import { givenLimitRaise } from './given-limit-raise.ts'
import { givenLink } from './given-link.ts'
import { givenPayer, givenPayment, type Payer } from './given-payment.ts'
import { givenShipment, payFreightOf } from './given-shipment.ts'
import { givenTeam, givenWaiting } from './given-team.ts'
import { expectBothDone, failingRows, plantThrowingRow, runJob } from './plant-throwing-row.ts'
import { theApp } from './the-app.ts'

// A row that throws must not keep a job of the clock from the rows behind it: in each job the first row of two is planted.

const dayMs = 86_400_000

const app = theApp()
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows
const run = (job: TaskName) => runJob(app, job)
const failing = () => failingRows(app)

const past = (ms = 3_600_000) => new Date(app.clock.now().getTime() - ms)
/** A party that no list has. */
const harbourBakery: Party = { subject: 'partner', subjectId: 'b7', names: ['Harbour Bakery'] }

/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

describe('a row that throws keeps no row behind it', () => {
  inJobs(['mark-overdue-fundings', 'note-late-factoring-steps', 'collect-factoring-payments'], async () => {
    const supplier = await givenSupplier(app)
    const ids: string[] = []
    for (const _ of [1, 2]) ids.push((await givenFunding(app, supplier)).fundingId)
    await query(
      "update factoring_steps set state = 'asked', settled_at = null, asked_at = $1 where kind = 'advance'",
      [past(2 * dayMs)],
    )
    const steps = await query("select step_id as id from factoring_steps where kind = 'advance'")
    const late = { table: 'factoring_steps', idColumn: 'step_id', ids: steps.map(({ id }) => id) }
    await expectBothDone(app, { job: 'note-late-factoring-steps', ...late })
    await query("update factoring_steps set state = 'done', settled_at = asked_at where kind = 'advance'")
    const fundings = { table: 'invoice_factorings', idColumn: 'invoice_factoring_id', ids }
    await query(
      'update invoice_factorings set due_date = current_date - 2 where invoice_factoring_id = any($1)',
      [ids],
    )
    await expectBothDone(app, { job: 'mark-overdue-fundings', ...fundings })
    const [first = '', second = ''] = ids
    const mend = await plantThrowingRow(app, {
      table: 'invoice_factorings',
      idColumn: 'invoice_factoring_id',
      id: first,
    })
    await buyerPays(app, first, { amount: 10 })
    await buyerPays(app, second, { amount: 10 })
    const paid = async () =>
      (await query('select invoice_factoring_id as id from factoring_payments'))
        .map(({ id }) => id)
        .toSorted()
    expect(await paid()).toEqual([second])
    expect(await failing()).toMatchObject([{ job: 'collect-factoring-payments', failures: 2 }])
    await mend()
    await run('collect-factoring-payments')
    expect([await paid(), await failing()]).toEqual([ids.toSorted(), []])
  })

  inJobs(['watch-inspection-days', 'remind-of-corrective-actions'], async () => {
    const company = await givenPayer(app, { balance: '50000' })
    const ids = [(await givenAskedSupplier(app, company)).id, (await givenAskedSupplier(app, company)).id]
    await query('update inspection_appointments set answer_due_at = $1', [past()])
    const inspections = { idColumn: 'quality_assurance_id', ids }
    await expectBothDone(app, {
      job: 'watch-inspection-days',
      table: 'inspection_appointments',
      ...inspections,
    })
    const finding = { state: 'open', due_on: '2026-01-31', owner: 'Meera Joshi', action: 'Remove the lock' }
    await query(
      `insert into supplier_audits (quality_assurance_id, uid, version, auditor_name, audited_on, answers, findings, saved_by, saved_at, next_due_on, beneficiary_id)
       select quality_assurance_id, uid, 1, 'Arjun Sen', '2026-01-01', '{}', $1, 'system', now(), '2026-01-31', beneficiary_id
         from quality_inspections`,
      [JSON.stringify([finding])],
    )
    await expectBothDone(app, {
      job: 'remind-of-corrective-actions',
      table: 'supplier_audits',
      ...inspections,
    })
  })

  inJobs(['expire-insurance'], async () => {
    const payer = await givenPayer(app)
    const ids = [await givenBoundInsurance(app, payer), await givenBoundInsurance(app, payer)]
    await query(
      'update insurance_policies set valid_from = current_date - 9, valid_to = current_date - 3 where insurance_id = any($1)',
      [ids],
    )
    await expectBothDone(app, {
      job: 'expire-insurance',
      table: 'insurance_policies',
      idColumn: 'insurance_id',
      ids,
    })
  })

  inJobs(['review-insured-ways'], async () => {
    const payer = await givenPayer(app, { balance: '9000' })
    const ids = [await givenBoundInsurance(app, payer), await givenBoundInsurance(app, payer)]
    await run('review-insured-ways')
    await query("update insurance_way_reviews set as_of = 'an earlier list'")
    await expectBothDone(app, {
      job: 'review-insured-ways',
      ...{ table: 'insurance_way_reviews', idColumn: 'insurance_id', ids },
    })
  })

  inJobs(['watch-money-steps'], async () => {
    const { companyId } = await givenCompany(app)
    const ids = [randomUUID(), randomUUID()]
    const funding = { scope: systemScope(companyId), kind: 'added', amount: money(100n, 'USD') } as const
    for (const fundingId of ids)
      await inTransaction(app.db, (tx) =>
        beginFunding(tx, { ...funding, fundingId, at: past(2 * 3_600_000) }),
      )
    await expectBothDone(app, { job: 'watch-money-steps', table: 'fundings', idColumn: 'funding_id', ids })
  })

  inJobs(['watch-payouts'], async () => {
    const payer = await givenPayer(app)
    const ids: string[] = []
    for (const _ of [1, 2]) ids.push((await givenPayment(app, payer)).simplePaymentId)
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 60_000))
    app.clock.advance(61_000)
    const unless = 'new.asked_at is distinct from old.asked_at'
    await expectBothDone(app, {
      job: 'watch-payouts',
      table: 'simple_payments',
      idColumn: 'simple_payment_id',
      ids,
      unless,
    })
  })

  inJobs(['expire-payment-releases', 'expire-release-requests'], async () => {
    const { owner, preparer } = await givenTeam(app, { balance: '50000' })
    const ids = [await givenWaiting(app, preparer as Payer), await givenWaiting(app, preparer as Payer)]
    await query('update simple_payments set approval_waits_until = $1 where simple_payment_id = any($2)', [
      past(30 * dayMs),
      ids,
    ])
    await expectBothDone(app, {
      job: 'expire-payment-releases',
      table: 'simple_payments',
      idColumn: 'simple_payment_id',
      ids,
    })
    for (const _ of [1, 2]) {
      const { logisticsId } = await givenShipment(app, owner.token)
      await payFreightOf(app, owner, logisticsId)
    }
    await query('update release_requests set waits_until = $1', [past(30 * dayMs)])
    const requests = await query('select release_request_id as id from release_requests')
    await expectBothDone(app, {
      job: 'expire-release-requests',
      table: 'release_requests',
      idColumn: 'release_request_id',
      ids: requests.map(({ id }) => id),
    })
  })

  inJobs(['expire-limit-raises'], async () => {
    const ids = [(await givenLimitRaise(app)).limit_raise_id, (await givenLimitRaise(app)).limit_raise_id]
    await query('update limit_raises set waits_until = $1 where limit_raise_id = any($2)', [past(), ids])
    await expectBothDone(app, {
      job: 'expire-limit-raises',
      table: 'limit_raises',
      idColumn: 'limit_raise_id',
      ids,
    })
  })

  inJobs(['expire-links'], async () => {
    const company = await givenCompany(app)
    const ids = [(await givenLink(app, company)).linkId, (await givenLink(app, company)).linkId]
    await query('update links set expires_at = $1 where link_id = any($2)', [past(), ids])
    await expectBothDone(app, { job: 'expire-links', table: 'links', idColumn: 'link_id', ids })
  })

  inJobs(['watch-shipments'], async () => {
    const payer = await givenPayer(app)
    await query(
      "update freight_bookings set state = 'closed' where state in ('confirmed', 'in_transit', 'arrived', 'delivered')",
    )
    const ids = [
      (await givenShipment(app, payer.token)).logisticsId,
      (await givenShipment(app, payer.token)).logisticsId,
    ]
    await query('update freight_bookings set read_at = null where logistics_id = any($1)', [ids])
    await expectBothDone(app, {
      job: 'watch-shipments',
      table: 'freight_bookings',
      idColumn: 'logistics_id',
      ids,
    })
  })

  inJobs(['watch-incoming-payments'], async () => {
    const companies = [
      await givenCompany(app, { kyb: 'Clear' }),
      await givenCompany(app, { kyb: 'Clear' }),
    ].toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1))
    const [first, second] = companies as [GivenCompany, GivenCompany]
    for (const company of companies) await paidAtProvider(app, company)
    await query(
      `alter table incoming_payments add constraint planted check (uid <> '${first.companyId}') not valid`,
    )
    await run('watch-incoming-payments')
    const paid = async () =>
      (
        await query('select uid from incoming_payments where uid = any($1)', [
          [first.companyId, second.companyId],
        ])
      ).map(({ uid }) => uid)
    expect(await paid()).toEqual([second.companyId])
    expect(await failing()).toEqual([
      { job: 'watch-incoming-payments', row_id: first.companyId, failures: 1 },
    ])
    await query('alter table incoming_payments drop constraint planted')
    await run('watch-incoming-payments')
    expect([(await paid()).length, await failing()]).toEqual([2, []])
  })

  inJobs(['screen-again'], async () => {
    const ids = [(await givenCompany(app)).companyId, (await givenCompany(app)).companyId]
    for (const companyId of ids)
      await inTransaction(app.db, (tx) =>
        screenParties(app.deps, tx, { companyId, parties: [harbourBakery], at: app.clock.now() }),
      )
    await query('update screening_checks set lists_version = lists_version - 1 where uid = any($1)', [ids])
    await expectBothDone(app, { job: 'screen-again', table: 'screening_checks', idColumn: 'uid', ids })
  })

  inJobs(['reconcile-provider'], async () => {
    await query('update companies set provider_customer_id = null, provider_wallet_id = null')
    const companies = [await givenCompany(app), await givenCompany(app)]
    const [first = '', second = ''] = companies.map(({ companyId }) => companyId).toSorted()
    await query('update provider_sandbox.wallets set balance = balance + 1')
    await query(`alter table events add constraint planted check (uid <> '${first}') not valid`)
    await run('reconcile-provider')
    const raised = async () =>
      (await query("select uid from events where subject = 'reconciliation'")).map(({ uid }) => uid)
    expect(new Set(await raised())).toEqual(new Set([second]))
    expect(await failing()).toEqual([{ job: 'reconcile-provider', row_id: first, failures: 1 }])
    await query('alter table events drop constraint planted')
    await run('reconcile-provider')
    expect([new Set(await raised()), await failing()]).toEqual([new Set([first, second]), []])
  })

  inJobs(['ask-for-risk-reviews'], async () => {
    const rated = async () => {
      const { companyId } = await givenCompany(app)
      const [row] = await query(
        `insert into customer_risks (uid, version, rating, reasons, review_on, rated_by, rated_at, is_current, risk_id)
         values ($1, 1, 'low', 'Known', current_date - 9, 'administrator:test', now(), true, gen_random_uuid())
         returning risk_id as id`,
        [companyId],
      )
      return row?.id ?? ''
    }
    const ids = [await rated(), await rated()]
    await expectBothDone(app, {
      job: 'ask-for-risk-reviews',
      table: 'customer_risks',
      idColumn: 'risk_id',
      ids,
    })
  })
})
