import { randomUUID } from 'node:crypto'
import { formatMoney, minus } from '@tradelane/money'
import { type Scope, systemScope } from '../../src/access/scope.ts'
import { withApproval } from '../../src/approvals/with-approval.ts'
import type { Deps } from '../../src/deps/deps.ts'
import type { ApprovedAction } from '../../src/entries/approved-action.ts'
import type { Charge, ChargeLine } from '../../src/entries/billed-charge.ts'
import type { ServiceEntry } from '../../src/entries/service-entry.ts'
import { findCharge, placeCharge, settleCharge } from '../../src/features/money/charges/index.ts'
import { routes, success } from '../../src/http/routes.ts'
import { begin } from '../../src/lifecycle/begin.ts'
import { lockRow } from '../../src/lifecycle/lock-row.ts'
import { move, note } from '../../src/lifecycle/move.ts'
import { nextStepOf } from '../../src/lifecycle/next-step.ts'
import { timelineOf } from '../../src/lifecycle/timeline.ts'
import { Refusal } from '../../src/refusal.ts'
import { inTransaction } from '../../src/transaction.ts'
import { beginCashback, cashbackCrashPoints, cashbackStep } from './cashback.ts'
import { officeToys, payToysRequest, toyInfo, toys } from './contract.ts'
import { getToy, listToys, type ToyRow, toyFee, toyLifecycle, toyNumber, toyPrice } from './toys.ts'

const answered = (row: ToyRow) => ({
  toy_id: row.toy_id,
  toy_number: toyNumber(row),
  name: row.name,
  state: row.state,
})

const chargeOf = (toyId: string) => ({ service: toyInfo.subject as Charge['service'], subjectId: toyId })

/** Paying for toys needs password and code. */
const toyPayment: ApprovedAction<{ toy_id: string }, ToyRow> = {
  purpose: 'toys',
  who: 'approver',
  isForVerified: true,
  release: { amount: () => toyPrice, lifecycle: toyLifecycle, id: ({ toy_id }) => toy_id },
  request: payToysRequest,
  load: ({ db, actor }, { toy_id }) => getToy(db, actor, toy_id),
  lock: async ({ tx, actor }, { toy_id }) =>
    (await lockRow(tx, toyLifecycle, { scope: actor, id: toy_id })) as unknown as ToyRow,
  require: (_at, { state }) => {
    if (state !== 'priced') throw new Refusal('ILLEGAL_STATE')
  },
  binding: ({ toy_id }) => ({ toy_id, amount: toyPrice }),
  summary: (row) => ({
    mailSubject: 'Your Tradelane code to pay for toys',
    mailLead: `{code} is your code to pay for toy order ${toyNumber(row)}:`,
    amount: toyPrice,
  }),
}

const toyBill: ChargeLine[] = [
  { kind: 'toys', description: 'Toys', amount: minus(toyPrice, toyFee) },
  {
    kind: 'service_fee',
    description: 'Service fee: 2 %',
    amount: toyFee,
    fee: { rate: '2 %', version: '1' },
  },
]

/** The record's page, which is the same for the customer and the back office. */
async function toyPage({ db, clock }: Deps, scope: Scope, toyId: string) {
  const row = await getToy(db, scope, toyId)
  return {
    ...success,
    toy: answered(row),
    timeline: await timelineOf(db, toyLifecycle, scope, { companyId: row.uid, id: row.toy_id }),
    next: nextStepOf(toyLifecycle, row as never, clock.now()),
  }
}

const toyRoutes = routes(toys, {
  order: async ({ deps, actor, body }) => {
    const toy_id = randomUUID()
    const at = deps.clock.now()
    const values = { toy_id, name: body.name, version: 1, created_at: at } as never
    await inTransaction(deps.db, (tx) => begin(tx, toyLifecycle, { scope: actor, to: 'ordered', at, values }))
    return { ...success, toy_id }
  },
  get: ({ deps, actor, body }) => toyPage(deps, actor, body.toy_id),
  list: async ({ deps, actor }) => ({ ...success, toys: (await listToys(deps.db, actor)).map(answered) }),
  pay: async ({ deps, actor, body: { toy_id, password, verify_code: code } }) => {
    const approval = { which: { toy_id }, password, code }
    const chargeId = await withApproval(deps, actor, toyPayment, approval, (tx, { row, at }) =>
      placeCharge(tx, {
        ...chargeOf(row.toy_id),
        scope: actor,
        description: 'Toys',
        payee: 'Toy makers',
        number: 'TOY-1',
        lines: toyBill,
        at,
      }),
    )
    await settleCharge(deps, { companyId: actor.companyId, chargeId })
    return success
  },
})

const officeToyRoutes = routes(officeToys, {
  get: ({ deps, actor, body }) => toyPage(deps, actor, body.toy_id),
  list: async ({ deps, actor }) => ({ ...success, toys: (await listToys(deps.db, actor)).map(answered) }),
  price: async ({ deps, actor, body }) => {
    await inTransaction(deps.db, (tx) =>
      move(tx, toyLifecycle, {
        scope: actor,
        id: body.toy_id,
        to: 'priced',
        at: deps.clock.now(),
        facts: { total: formatMoney(toyPrice) },
      }),
    )
    return success
  },
})

/** A service that does not exist: what a new one needs on the server is in this folder, and one line of the registry names it. */
export const toyService: ServiceEntry<Deps> = {
  info: toyInfo,
  lifecycle: toyLifecycle,
  routes: [toyRoutes, officeToyRoutes],
  charged: async (tx, { companyId, subjectId, state }, at) => {
    if (state !== 'collected') return
    const paid = { scope: systemScope(companyId), id: subjectId, to: 'paid', at, by: 'provider' } as const
    await move(tx, toyLifecycle, paid)
    await beginCashback(tx, companyId, subjectId, at)
  },
  subjects: ['toy_cashback'],
  moneySteps: [cashbackStep],
  crashPoints: cashbackCrashPoints,
  links: [
    {
      purpose: 'doc_upload',
      subject: 'toy',
      folder: 'toys',
      neededFor: '{company} has ordered toys from you.',
      received: async (tx, { link, uploaded, at }) =>
        void (await note(tx, toyLifecycle, {
          scope: systemScope(link.uid),
          id: link.subject_id,
          what: 'document_received',
          at,
          facts: { file: uploaded.fileName },
        })),
    },
  ],
  approvals: [toyPayment],
  rules: {
    toy: {
      ordered: {
        opens: {
          task: 'price-toys',
          who: 'back_office',
          title: ({ company, what }) => `Price ${what} for ${company}`,
          businessDays: 2,
        },
      },
      priced: {
        notifies: {
          kind: 'shipments',
          who: 'everyone',
          title: ({ what }) => `${what}: priced`,
          body: ({ after }) => `The toys cost ${after.total}.`,
        },
        closes: ['price-toys'],
      },
    },
  },
  nameRecords: {
    toy: async (db, records) => {
      const rows = await Promise.all(
        records.map(({ companyId, id }) => getToy(db as Deps['db'], systemScope(companyId ?? ''), id)),
      )
      return new Map(
        rows.map((row) => [row.toy_id, { what: `Toy order ${toyNumber(row)}`, detail: row.name }]),
      )
    },
  },
  costLines: async (db, scope, ids) => {
    const rows = await Promise.all(ids.map((id) => getToy(db, scope, id)))
    return Promise.all(
      rows.map(async ({ uid, toy_id, name }) => {
        const charge = await findCharge(db, systemScope(uid), chargeOf(toy_id))
        return {
          subject: toyInfo.subject,
          id: toy_id,
          kind: 'toys',
          description: name,
          amount: charge?.amount ?? toyPrice,
          standing: charge?.state === 'collected' ? ('paid' as const) : ('quoted' as const),
        }
      }),
    )
  },
}
