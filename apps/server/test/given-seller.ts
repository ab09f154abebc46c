import type { WireInput } from '@tradelane/contract'
import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { EscrowAgreement } from '@tradelane/contract/smart-escrow/states'
import { vi } from 'vitest'
import { hashOfToken } from '../src/features/people/links/tokens.ts'
import { givenEscrow, readEscrow, type SimpleEscrow } from './given-escrow.ts'
import { hafenhandel } from './given-partner.ts'
import type { Payer } from './given-payment.ts'
import { pdfFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export type OpenedEscrow = { token: string; session: string }

const isAsking = ({ subject }: { subject: string }): boolean => subject.includes('has set money aside')
/** Newest first, those that ask the seller to agree before the others. */
const byAsking = (a: { subject: string }, b: { subject: string }): number =>
  Number(isAsking(b)) - Number(isAsking(a))

const tokenIn = (text: string): string | undefined => /\/escrow\?token=([\w-]+)/.exec(text)?.[1]

/** The token of the newest link that the seller was sent, by whichever process. */
export async function sellersToken(app: TestApp, email: string = hafenhandel.email): Promise<string> {
  await vi.waitFor(
    async () => {
      await app.runJobs()
      const { rows } = await app.deps.pool.query(
        "select from graphile_worker.jobs where task_identifier = 'mail-link' and run_at <= now()",
      )
      if (rows.length > 0) throw new Error('another process is mailing a link')
    },
    { timeout: 10_000 },
  )
  // News of other escrows may be newer: they have a link too.
  for (const { text } of (await app.mails(email)).toSorted(byAsking)) {
    const token = tokenIn(text)
    if (token) return token
  }
  throw new Error('no link was mailed to the seller')
}

/** The token of the link of this escrow, once it is mailed. The newest mail may be another escrow's. */
const tokenOfEscrow = (app: TestApp, id: string): Promise<string> =>
  vi.waitFor(
    async () => {
      await app.runJobs()
      const link = await app.db
        .selectFrom('links')
        .select('token_hash')
        .where('subject_id', '=', id)
        .where('purpose', '=', 'escrow_agree')
        .executeTakeFirstOrThrow()
      const tokens = (await app.mails(hafenhandel.email)).map(({ text }) => tokenIn(text))
      const token = tokens.find((one) => one !== undefined && hashOfToken(one) === link.token_hash)
      if (!token) throw new Error('the link of the escrow is not mailed')
      return token
    },
    { timeout: 10_000 },
  )

/** Before a process is killed that may be mailing a seller: it would keep that job. */
export async function expectNothingToMail(app: TestApp): Promise<void> {
  const { rows } = await app.deps.pool.query(
    "select from graphile_worker.jobs where task_identifier in ('mail-link', 'send-escrow-news', 'mail-escrow-seller')",
  )
  if (rows.length > 0) throw new Error('a process is mailing the seller')
}

/** The seller opens its link with the code that is mailed to it. */
export async function openSellersLink(
  app: TestApp,
  token: string,
  email: string = hafenhandel.email,
): Promise<OpenedEscrow> {
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(email)
  const { status, body } = await app.call(links.open, { body: { token, verify_code } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { token, session: body.session }
}

export const answerEscrow = (app: TestApp, opened: OpenedEscrow, fields: Record<string, unknown>) =>
  app.call(links.complete, { body: { ...opened, fields } })

/** A funded escrow that its seller has agreed to, with the seller's opened link. */
export async function givenAgreedEscrow(app: TestApp, payer: Payer, changes: Partial<SimpleEscrow> = {}) {
  const id = await givenEscrow(app, payer, changes)
  const opened = await openSellersLink(app, await tokenOfEscrow(app, id))
  const agreed = await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })
  if (agreed.status !== 200) throw new Error(JSON.stringify(agreed.body))
  return { id, opened }
}

/** The escrow as the seller reads it. */
export async function readAsSeller(app: TestApp, opened: OpenedEscrow) {
  const answer = await app.call(sellerEscrows.get, { body: opened })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.escrow
}

type Presented = Omit<WireInput<typeof sellerEscrows.present>['body'], 'token' | 'session' | 'item'>

/** An invoice for the first block of 8,000 USD, whose seller pays the fee. */
export const invoice: Presented = {
  kind: 'commercial_invoice',
  document_number: 'INV-2026-81',
  document_date: '2020-01-15',
  amount: 2400,
  currency: 'USD',
  base64File: pdfFile().toString('base64'),
  file_name: 'invoice.pdf',
}

/** The first document of a block, as the seller reads it. */
export async function firstDocument(app: TestApp, opened: OpenedEscrow, block = 1) {
  const { blocks } = await readAsSeller(app, opened)
  const document = blocks[block - 1]?.documents[0]
  if (!document) throw new Error(`block ${block} has no document`)
  return document
}

/** The seller presents the first document of the first block. */
export async function present(app: TestApp, opened: OpenedEscrow, changes: Partial<Presented> = {}) {
  const { item_id: item } = await firstDocument(app, opened)
  return app.call(sellerEscrows.present, { body: { ...opened, item, ...invoice, ...changes } })
}

type Form = Pick<Presented, 'document_form' | 'platform' | 'platform_reference'>

/** A bill of lading for the first document, dated and shipped on the day of the presentation. */
export async function presentLading(app: TestApp, opened: OpenedEscrow, form: Form = {}) {
  const { item_id: item } = await firstDocument(app, opened)
  const day = app.clock.now().toISOString().slice(0, 10)
  const body = {
    ...{ ...opened, item, base64File: pdfFile().toString('base64'), file_name: 'bl.pdf' },
    ...{ kind: 'transport_document' as const, document_number: 'HLCU-771203', document_date: day },
    ...{ port_of_loading: 'Mumbai', port_of_discharge: 'Hamburg', shipment_date: day },
    ...{ transhipment: 'no' as const, partial_shipment: 'no' as const },
  }
  return app.call(sellerEscrows.present, { body: { ...body, ...form } })
}

/** The newest presentation of the first document, as the buyer reads it. */
export async function newestPresentation(app: TestApp, payer: Pick<Payer, 'token'>, id: string) {
  const { smart_escrow } = await readEscrow(app, payer, id)
  const [newest] = smart_escrow.conditions[0]?.document_approval[0]?.presentations ?? []
  if (!newest) throw new Error('nothing was presented')
  return newest
}

type Examined = { decision?: 'approve' | 'refuse'; differences?: string[] }

/** The buyer examines the newest presentation. */
export async function examine(app: TestApp, payer: Pick<Payer, 'token'>, id: string, given: Examined = {}) {
  const { presentation_id: presentation } = await newestPresentation(app, payer, id)
  const body = { smart_escrow_id: id, presentation, decision: 'approve' as const, ...given }
  return app.call(smartEscrows.examine, { body }, { token: payer.token })
}

export async function waive(app: TestApp, payer: Pick<Payer, 'token'>, id: string, differences?: string[]) {
  const { presentation_id: presentation, differences: all } = await newestPresentation(app, payer, id)
  const codes = differences ?? all.map(({ code }) => code)
  const body = { smart_escrow_id: id, presentation, differences: codes }
  return app.call(smartEscrows.waive, { body }, { token: payer.token })
}

/** What the seller answers. */
export const agree = { answer: 'agree', name: 'Jette Brandt' }
export const decline = { answer: 'decline', name: 'Jette Brandt', reason: 'The price is per tonne.' }

/** What an escrow has of its seller's answer. */
export const answerColumns = (app: TestApp, agreement: Exclude<EscrowAgreement, 'cancelled'>) => ({
  agreement,
  agreement_answered_at: agreement === 'waiting' ? null : app.clock.now(),
  agreement_by: agreement === 'waiting' ? null : 'Jette Brandt',
  agreement_reason: agreement === 'declined' ? 'The price is per tonne.' : null,
})
