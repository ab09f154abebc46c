import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { expect, test } from 'vitest'
import { sendApprovalCode } from '../../src/approvals/send-approval-code.ts'
import { balanceAddition } from '../../src/features/money/wallet/add-balance-approval.ts'
import { type GivenCompany, givenCompany } from '../given-company.ts'
import { checkBooksAfterEach, theApp } from '../the-app.ts'

const connections = 4
const app = theApp({ DATABASE_POOL: String(connections) })
checkBooksAfterEach(app)

test('while more people wait for the provider than there are connections, everybody else is answered', async () => {
  const [other, ...waiting] = await Promise.all(
    Array.from({ length: 2 * connections + 1 }, () => givenCompany(app, { kyb: 'Clear' })),
  )
  const provider = pauseProvider()
  const codes: string[] = []
  for (const company of waiting) codes.push(await codeFor(company))
  const additions = waiting.map((company, index) => addHundred(company, codes[index] ?? ''))
  let answered = 0
  for (const addition of additions) void addition.then(() => answered++)
  await expect.poll(() => provider.asked, { timeout: 60_000 }).toBe(2 * connections)
  for (let round = 0; round < 2; round++) {
    expect((await app.call(accounts.profile, {}, { token: other?.token })).status).toBe(200)
    expect((await app.call(wallet.balances, {}, { token: other?.token })).status).toBe(200)
  }
  expect(answered).toBe(0)
  provider.goOn()
  const statuses = (await Promise.all(additions)).map(({ body }) => body.funding_status)
  expect(statuses).toEqual(Array(2 * connections).fill('added'))
})

/** The provider takes its time over added balance, until it goes on. */
function pauseProvider() {
  const { payments } = app.deps
  const fund = payments.fund.bind(payments)
  let goOn = () => {}
  const pause = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const state = { asked: 0, goOn: () => goOn() }
  payments.fund = async (funding) => {
    state.asked++
    await pause
    return fund(funding)
  }
  return state
}

async function codeFor(company: GivenCompany): Promise<string> {
  const actor = { kind: 'company', ...company, role: 'owner', sessionId: randomUUID() } as const
  await sendApprovalCode(app.deps, actor, balanceAddition, { amount: '100', currency: 'USD' })
  return app.newestCode(company.email)
}

const addHundred = ({ token, password }: GivenCompany, verify_code: string) =>
  app.call(
    wallet.addBalance,
    {
      body: {
        amount: 100,
        ...{ destinationCurrencyCode: 'USD', sourceCurrencyCode: 'USD', fundingChannel: 'PREFUND' },
        password,
        verify_code,
      },
    },
    { token },
  )
