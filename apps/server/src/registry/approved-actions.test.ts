import { rolesFor } from '@tradelane/contract'
import { type CodeRequest, verification } from '@tradelane/contract/approvals/calls'
import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApprovedUse,
  askForCode,
  givenApprovedUses,
  type Purpose,
} from '../../test/given-approved-uses.ts'
import { givenColleague } from '../../test/given-colleague.ts'
import { failure } from '../../test/test-app.ts'
import { theApp } from '../../test/the-app.ts'
import { features } from '../app/features.ts'
import { approvedActionsOf } from './approved-actions.ts'

const app = theApp()

const actions = approvedActionsOf({ features })
const purposes = actions.map(({ purpose }) => purpose as Purpose)
const moneyMoving = actions
  .filter(({ isForVerified }) => isForVerified)
  .map(({ purpose }) => purpose as Purpose)

const ofPayment = '= (select beneficiary_id from simple_payments where simple_payment_id = $1)'
const ofOffer = 'shipment_id = (select shipment_id from freight_bookings where logistics_id = $1)'

/** What a code is bound to and others can change, by a statement that changes it each time. */
const boundFields: [Purpose, string, string, refusal?: string][] = [
  [
    'simple payment',
    'company_name',
    `update partners set company_name = company_name || ' Ltd' where beneficiary_id ${ofPayment}`,
  ],
  [
    'simple payment',
    'account_no',
    `update partner_accounts set account_no = account_no || '1' where beneficiary_id ${ofPayment}`,
    // No bank has been asked for the new account, which is refused before anything else.
    'PAYEE_NAME_UNCHECKED',
  ],
  [
    'simple payment',
    'bank',
    `update partner_accounts set bank = bank || ' Group' where beneficiary_id ${ofPayment}`,
  ],
  [
    'freight',
    'amount',
    `update freight_quotes
        set cost_amount = cost_amount + 1,
            freight = jsonb_set(freight, '{fees,0,amount}',
              to_jsonb(((freight #>> '{fees,0,amount}')::numeric + 0.01)::text))
      where ${ofOffer}`,
  ],
  [
    'freight',
    'carrier',
    `update freight_quotes set freight = jsonb_set(freight, '{name}', to_jsonb((freight ->> 'name') || ' Line')) where ${ofOffer}`,
  ],
  ['insurance', 'version', 'update insurance_policies set version = version + 1 where insurance_id = $1'],
  [
    'insurance',
    'premium',
    'update insurance_policies set premium_amount = premium_amount + 1 where insurance_id = $1',
  ],
  ['insurance', 'fee', 'update insurance_policies set fee_amount = fee_amount + 1 where insurance_id = $1'],
  [
    'insurance',
    'insured value',
    'update insurance_policies set insured_value = insured_value + 1 where insurance_id = $1',
  ],
  ['insurance', 'last day', 'update insurance_policies set valid_to = valid_to + 1 where insurance_id = $1'],
  [
    'team settings',
    'limit before',
    'update companies set approval_limit = coalesce(approval_limit, 0) + 500 where uid = $1',
  ],
]

/** For what else a code may be asked, that is not for this. */
const otherRequests: [Purpose, string, CodeRequest][] = [
  ['add balance', 'amount', { type: 'add balance', amount: 11, currency: 'USD' }],
  ['add balance', 'currency', { type: 'add balance', amount: 10, currency: 'EUR' }],
]

describe.each(purposes)('"%s"', (purpose) => {
  // One for all tests of the purpose: a refusal changes nothing. What a test changes, the next one does not depend on.
  let use: ApprovedUse
  beforeAll(async () => {
    use = await givenApprovedUses[purpose](app)
  })
  // There are more refusals than tries that nobody waits after.
  beforeEach(() => app.deps.pool.query('delete from failed_attempts'))

  test('sends its code only to the roles that may do it', async () => {
    const { person, request } = use
    const who = actions.find((action) => action.purpose === purpose)?.who ?? 'everyone'
    for (const role of ['preparer', 'approver', 'viewer'] as const) {
      const { token } = await givenColleague(app, person, role)
      const answer = await app.call(verification.sendCode, { body: request }, { token })
      const isAllowed = rolesFor({ method: 'POST', who }).includes(role)
      expect([role, codeOf(answer) === 'ROLE_NOT_ALLOWED']).toEqual([role, !isAllowed])
    }
  })

  describe.each(boundFields.filter(([of]) => of === purpose).map(([, ...field]) => field))(
    'has a code that is void once the %s has changed',
    (_field, change, refusal = 'WRONG_CODE') => {
      test('after it was sent', async () => {
        const code = await askForCode(app, use)
        await query(change, idOf(use))
        expect(codeOf(await use.use(code))).toBe('WRONG_CODE')
      })

      test('even while it is being checked', async () => {
        const code = await askForCode(app, use)
        const answer = await duringCheck(use, code, () => query(change, idOf(use)))
        expect(codeOf(answer)).toBe(refusal)
      })
    },
  )

  test.each(otherRequests.filter(([of]) => of === purpose).map(([, ...other]) => other))(
    'has a code that is void for another %s',
    async (_field, request) => {
      const code = await askForCode(app, { ...use, request })
      expect(codeOf(await use.use(code))).toBe('WRONG_CODE')
    },
  )

  describe.each(moneyMoving.filter((of) => of === purpose))('of a company', () => {
    afterEach(() => setKyb(use, 'Clear'))

    test.each([null, 'IN_PROGRESS', 'RFI_REQUESTED', 'Refused'] as const)(
      'whose verification is %s is refused with what to do',
      async (status) => {
        await setKyb(use, status)
        const refusal = kybRefusalOf(status)
        for (const answer of [await use.use('123456'), await ask(use)]) {
          expect([codeOf(answer), failure(answer).message]).toEqual([refusal?.code, refusal?.message])
        }
      },
    )

    test('is not done where its verification is refused while the code is being checked', async () => {
      const code = await askForCode(app, use)
      const answer = await duringCheck(use, code, () => setKyb(use, 'Refused'))
      expect(codeOf(answer)).toBe('KYB_PENDING')
    })
  })

  // The last one: all that was refused before would still be done for a person who may.
  test('is not done for a person whose role is taken away while the code is being checked', async () => {
    const code = await askForCode(app, use)
    const answer = await duringCheck(use, code, () =>
      query("update users set role = 'viewer' where user_id = $1", use.person.userId),
    )
    expect(codeOf(answer)).toBe('ROLE_NOT_ALLOWED')
  })
})

describe('a payment that waits for release', () => {
  test.each([
    [
      'reference',
      "update simple_payments set reference = 'Other' where simple_payment_id = $1",
      'ILLEGAL_STATE',
    ],
    [
      'payee',
      `update partners set company_name = 'Other Ltd' where beneficiary_id ${ofPayment}`,
      'ILLEGAL_STATE',
    ],
    ['state', "update simple_payments set state = 'cancelled' where simple_payment_id = $1", 'ILLEGAL_STATE'],
  ])(
    'is not released where its %s has changed while the code is being checked',
    async (_what, change, refusal) => {
      const use = await givenApprovedUses['release payment'](app)
      const code = await askForCode(app, use)
      const answer = await duringCheck(use, code, () => query(change, idOf(use)))
      expect(codeOf(answer)).toBe(refusal)
    },
  )

  test('has a code for the price that was shown, and for no other', async () => {
    const use = await givenApprovedUses['release payment'](app)
    const code = await askForCode(app, use)
    const { request } = use
    const quoteId = String(request.quote_id)
    await query('update quotes set target_amount = target_amount - 1 where quote_id = $1', quoteId)
    expect(codeOf(await use.use(code))).toBe('WRONG_CODE')
  })
})

test('The message to a refused company does not ask it to complete its verification', () => {
  expect(kybRefusalOf('Refused')?.message).toMatch(/was refused.*Write to us/)
  expect(kybRefusalOf('Refused')?.message).not.toMatch(/complete/)
})

const ask = ({ person, request }: ApprovedUse) =>
  app.call(verification.sendCode, { body: request }, { token: person.token })

const setKyb = ({ person }: ApprovedUse, status: string | null) =>
  app.deps.pool.query('update companies set kyb_status = $2 where uid = $1', [person.companyId, status])

/**
 * Does `change` between the check before the transaction and the one inside it: the request waits for its turn to try the
 * code, which the lock held here keeps from it.
 */
async function duringCheck(use: ApprovedUse, code: string, change: () => Promise<unknown>) {
  const holder = new pg.Client(app.connectionString)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `approval:${use.person.userId}`,
  ])
  const answer = use.use(code)
  await expect.poll(countWaiting, { timeout: 15_000 }).toBe(1)
  await change()
  await holder.query('commit')
  await holder.end()
  return answer
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.deps.pool.query<{ count: string }>(
    `select count(*) from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
  )
  return Number(rows[0]?.count)
}

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code

const query = (text: string, id: string) => app.deps.pool.query(text, [id])
/** The record that is approved, or its company. */
const idOf = ({ request, person }: ApprovedUse): string =>
  String(request.simple_payment_id ?? request.logistics_id ?? request.insurance_id ?? person.companyId)
