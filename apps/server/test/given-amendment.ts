import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { escrowAmendments, sellersAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { givenPassword } from './given-company.ts'
import { readEscrow } from './given-escrow.ts'
import type { Payer } from './given-payment.ts'
import { type OpenedEscrow, openSellersLink, sellersToken } from './given-seller.ts'
import type { TestApp } from './test-app.ts'

type Changes = Omit<WireInput<typeof escrowAmendments.save>['body'], 'smart_escrow_id'>

/** Two years ahead of the tests' clock. */
export const laterDay = '2098-12-31'

export const saveChange = (app: TestApp, { token }: Pick<Payer, 'token'>, id: string, changes: Changes) =>
  app.call(escrowAmendments.save, { body: { smart_escrow_id: id, ...changes } }, { token })

/** A prepared change; answers its id. */
export async function givenDraftChange(
  app: TestApp,
  payer: Payer,
  id: string,
  changes: Changes = { expiry_date: laterDay },
) {
  const saved = await saveChange(app, payer, id, changes)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.amendment_id
}

/** The code that proposes a change, read from the mail. */
export async function givenChangeCode(app: TestApp, payer: Payer, amendment_id: string): Promise<string> {
  app.clock.advance(31_000)
  const body = { type: 'escrow amendment', amendment_id }
  const sent = await app.call(verification.sendCode, { body }, { token: payer.token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(payer.email)
}

export async function proposeChange(app: TestApp, payer: Payer, amendment_id: string) {
  const verify_code = await givenChangeCode(app, payer, amendment_id)
  const body = { amendment_id, password: givenPassword, verify_code }
  return app.call(escrowAmendments.propose, { body }, { token: payer.token })
}

/** A proposed change, with the seller's link, opened again. */
export async function givenChange(app: TestApp, payer: Payer, id: string, changes?: Changes) {
  const amendment_id = await givenDraftChange(app, payer, id, changes)
  const proposed = await proposeChange(app, payer, amendment_id)
  if (proposed.status !== 200) throw new Error(JSON.stringify(proposed.body))
  return { amendment_id, opened: await openSellersLink(app, await sellersToken(app)) }
}

type Answer = { answer?: 'agree' | 'decline'; reason?: string }

export const answerChange = (
  app: TestApp,
  opened: OpenedEscrow,
  amendment_id: string,
  { answer = 'agree', ...reason }: Answer = {},
) =>
  app.call(sellersAmendments.answer, {
    body: { ...opened, amendment_id, answer, name: 'Jette Brandt', ...reason },
  })

export const withdrawChange = (app: TestApp, { token }: Pick<Payer, 'token'>, amendment_id: string) =>
  app.call(escrowAmendments.withdraw, { body: { amendment_id } }, { token })

/** The id of a block, and of its first condition. */
export async function blockOf(app: TestApp, payer: Pick<Payer, 'token'>, id: string, position: number) {
  const block = (await readEscrow(app, payer, id)).smart_escrow.conditions[position - 1]
  const [document] = block?.document_approval ?? []
  const [condition] = block?.condition_approval ?? []
  return { block_id: block?.block_id ?? '', item_id: (document ?? condition)?.item_id ?? '' }
}
