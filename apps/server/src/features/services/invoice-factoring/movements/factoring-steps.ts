import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import type { StepAnswer } from '../../../../entries/money-step.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { moneyStep, settledAs } from '../../../money/steps/index.ts'
import { advanced } from '../engine/position.ts'
import {
  amountIn,
  type FundingRow,
  fundingNumber,
  getFunding,
  lockFunding,
  positionColumns,
} from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { closeIfDone } from './close-funding.ts'
import { openCollection } from './collection-account.ts'
import { paidOut, repaid, transferred } from './journals.ts'
import { askedStep, beginFactoringStep, type Step, type StepKind, toStep } from './steps.ts'

type MovementCall = { step: Step; key: string; customer: Customer }
type Booked = { step: Step & { description: string }; funding: FundingRow; at: Date }

/** What differs between the movements of a funding's money. `title` is what the books call it, before the number of the funding. */
type Movement = {
  title: string
  /** The payments provider moves it into the wallet; else the finance partner is asked. */
  isAtProvider: boolean
  ask(deps: Deps, asked: MovementCall): Promise<StepAnswer | undefined>
  book(tx: Tx, booked: Booked): Promise<void>
  /** Its refusal is final. */
  refused?(tx: Tx, booked: Booked & { reason: string }): Promise<void>
}

const movement = (kind: StepKind, { title, isAtProvider, ask, book, refused }: Movement) =>
  moneyStep({
    ...askedStep,
    kind,
    done: 'done',
    rejected: 'rejected',
    askedAt: 'asked_at',
    isAtProvider,
    crashPoints: { afterCall: `${kind}_after_call`, afterPost: `${kind}_after_post` },
    ask: (deps, { row, ...asked }) => ask(deps, { ...asked, step: toStep(row) }),
    // The funding before its step: everybody locks in this order.
    lock: (tx, row) => lockFunding(tx, systemScope(row.uid), row.invoice_factoring_id),
    facts: ({ row }) => ({ kind, amount: formatMoney(toStep(row).amount) }),
    async book(tx, { row, answer, context: funding, at }) {
      const step = { ...toStep(row), description: `${title} ${fundingNumber(funding)}` }
      const { reason = 'No reason was given.' } = answer
      if (answer.status === 'rejected') return (refused ?? noteRefused)(tx, { step, funding, at, reason })
      if (step.isLate) await noteOf(tx, { step, at, what: 'step_confirmed' })
      await book(tx, { step, funding, at })
    },
  })

const payOut = async ({ payments }: Deps, { step, ...asked }: MovementCall) =>
  settledAs(await payments.fund({ ...asked, amount: step.amount }), 'added')

/** What a finance partner needs for a transfer, in either direction. */
async function transferOf({ db }: Deps, { step, key }: MovementCall) {
  const funding = await getFunding(db, systemScope(step.companyId), step.fundingId)
  const reference = `${fundingNumber(funding)} ${funding.company_name}`
  return {
    funding,
    transfer: { key, financePartnerId: funding.finance_partner_id, amount: step.amount, reference },
  }
}

const transfer = movement('transfer', {
  title: 'Advance received from the finance partner',
  isAtProvider: false,
  async ask(deps, asked) {
    const { funding, transfer } = await transferOf(deps, asked)
    // Before any money is sent, so that the buyer can be informed where to pay.
    await openCollection(deps, funding)
    return settledAs(await deps.financePartners.sendAdvance(transfer), 'done')
  },
  async book(tx, { step, at }) {
    await postJournal(tx, transferred(step, at))
    const { companyId, fundingId, amount } = step
    await beginFactoringStep(tx, { companyId, fundingId, kind: 'advance', amount, at })
  },
  // Nothing was advanced yet: the partner's "no" ends it.
  async refused(tx, { step, at, reason }) {
    const denied = { ...ofFunding(step, at), reason, to: 'denied', set: { reason } } as const
    await move(tx, fundingLifecycle, denied)
  },
})

const advance = movement('advance', {
  title: 'Advance on invoice',
  isAtProvider: true,
  ask: payOut,
  async book(tx, { step, funding, at }) {
    const { companyId, fundingId, amount } = step
    await postJournal(tx, paidOut(step, 'advance', at))
    const facts = { amount: formatMoney(amount) }
    const today = await dayOfCompany(tx, companyId, at)
    const funded = {
      ...ofFunding(step, at),
      to: 'funded',
      facts,
      set: firstPosition(funding, today),
    } as const
    await move(tx, fundingLifecycle, funded)
    await enqueue(tx, 'mail-assignment-notice', { companyId, fundingId })
  },
})

const repayment = movement('repayment', {
  title: 'Principal and interest to the finance partner',
  isAtProvider: false,
  async ask(deps, asked) {
    const { transfer } = await transferOf(deps, asked)
    return settledAs(await deps.financePartners.repay(transfer), 'done')
  },
  async book(tx, { step, at }) {
    await postJournal(tx, repaid(step, at))
    await closeIfDone(tx, systemScope(step.companyId), step.fundingId, at)
  },
})

const remainder = movement('remainder', {
  title: 'Remainder of invoice',
  isAtProvider: true,
  ask: payOut,
  async book(tx, { step, at }) {
    await postJournal(tx, paidOut(step, 'remainder', at))
    await noteOf(tx, { step, at, what: 'remainder_paid' })
    await closeIfDone(tx, systemScope(step.companyId), step.fundingId, at)
  },
})

/** The movements of a funding's money at the finance partner and the payments provider. */
export const factoringSteps = [transfer, advance, repayment, remainder]

/** For the back office to clear. */
async function noteRefused(tx: Tx, { step, at, reason }: Booked & { reason: string }): Promise<void> {
  const facts = { kind: step.kind, amount: formatMoney(step.amount) }
  await note(tx, fundingLifecycle, { ...ofFunding(step, at), reason, what: 'step_refused', facts })
}

async function noteOf(tx: Tx, { step, at, what }: { step: Step; at: Date; what: string }): Promise<void> {
  const facts = { amount: formatMoney(step.amount) }
  await note(tx, fundingLifecycle, { ...ofFunding(step, at), what, facts })
}

const ofFunding = ({ companyId, fundingId }: Step, at: Date) =>
  ({ scope: systemScope(companyId), id: fundingId, by: 'provider', at }) as const

const firstPosition = (funding: FundingRow, day: string) =>
  positionColumns(
    advanced({
      day,
      advance: amountIn(funding, funding.advance_amount ?? 0n),
      fee: amountIn(funding, funding.fee_amount ?? 0n),
      annualRateBasisPoints: funding.annual_rate_basis_points ?? 0,
    }),
  )
