import { randomUUID } from 'node:crypto'
import { verification } from '@tradelane/contract/approvals/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { findEmbedded } from '@tradelane/db/embedded'
import { appOn, type TestApp } from '../apps/server/test/app-on.ts'
import { givenBalance } from '../apps/server/test/given-balance.ts'
import { givenPartner } from '../apps/server/test/given-partner.ts'
import { givenDraft, type Payer } from '../apps/server/test/given-payment.ts'
import { signUpCompany } from '../apps/server/test/sign-up-company.ts'
import type { Load } from './load.ts'
import { keysOf, removeFolder, startProduct, temporaryFolder } from './product.ts'

export const openingDollars = 100_000
export const dollarsEach = 1_000
const preparedAtOnce = 16

/** A payment with everything that its final submit takes, sent with a key of its own. */
export type Submission = { payer: Payer; request: Load['requests'][number] }

/** The product's own calls, made in this process, on the database of the product that is measured. */
const callsOn = (connectionString: string, env: Record<string, string>): Promise<TestApp> =>
  appOn({ connectionString, close: async () => undefined }, env)

type Prepared = { app: TestApp; address: string; dataDir: string; connectionString: string; payers: Payer[] }

/** Starts a product with companies that may pay, and ends it after the work. */
export async function withPayers<T>(
  settings: Record<string, string>,
  count: number,
  work: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const dataDir = await temporaryFolder()
  const product = await startProduct(dataDir, settings)
  try {
    const database = await findEmbedded(dataDir)
    if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
    const { connectionString } = database
    const app = await callsOn(connectionString, { ...settings, ...(await keysOf(dataDir)) })
    try {
      const payers = await givenPayers(app, count)
      return await work({ app, address: product.address, dataDir, connectionString, payers })
    } finally {
      await app.close()
    }
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
}

/** Companies that may pay, each with a person who is signed in, a wallet with money, and a partner in Hamburg. */
async function givenPayers(app: TestApp, count: number): Promise<Payer[]> {
  // The worker of the product opens the wallets.
  const signUpAt = { ...app, runJobs: async () => undefined }
  const payers = await severalAtOnce(Array.from({ length: count }), async () => {
    const company = await signUpCompany(signUpAt)
    const partner = await givenPartner(app, company)
    await givenBalance(app, company, String(openingDollars), 'USD')
    return { ...company, ...partner }
  })
  await app.db.updateTable('companies').set({ kyb_status: 'Clear' }).execute()
  return payers
}

/** One payment of each: priced, saved as a draft, and its code mailed. A person has one code at a time, so it is used before the next. */
export function givenSubmissions(
  app: TestApp,
  payers: readonly Payer[],
  choices: { reference?: string } = {},
): Promise<Submission[]> {
  return severalAtOnce(payers, async (payer) => {
    const { token } = payer
    const draft = await givenDraft(app, payer, { amount: dollarsEach, ...choices })
    const what = { type: 'simple payment', simple_payment_id: draft.simple_payment_id }
    const { status, body } = await app.call(verification.sendCode, { body: what }, { token })
    if (status !== 200) throw new Error(`No code was mailed: ${JSON.stringify(body)}`)
    return {
      payer,
      request: {
        path: `/api${simplePayments.save.path}`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        body: { ...draft, verify_code: await app.newestCode(payer.email) },
      },
    }
  })
}

async function severalAtOnce<In, Out>(
  inputs: readonly In[],
  work: (input: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  const left = [...inputs.entries()]
  const next = async () => {
    for (let one = left.pop(); one; one = left.pop()) results[one[0]] = await work(one[1])
  }
  await Promise.all(Array.from({ length: preparedAtOnce }, next))
  return results
}
