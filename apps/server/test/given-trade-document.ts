import { randomUUID } from 'node:crypto'
import type { WireInput } from '@tradelane/contract'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { dayFromNow } from './given-freight.ts'
import { pdfFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

type Person = { token: string }
type Added = WireInput<typeof tradeDocuments.add>['body']

/** As a browser sends it: a file as data URL. */
export const addToTrade = (
  app: TestApp,
  { token }: Person,
  transaction_id: string,
  { bytes = pdfFile(), ...changes }: Partial<Added> & { bytes?: Buffer } = {},
) =>
  app.call(
    tradeDocuments.add,
    {
      body: {
        ...{ transaction_id, type: 'commercial_invoice', file_name: 'Invoice 7.pdf' },
        base64File: `data:application/pdf;base64,${bytes.toString('base64')}`,
        ...changes,
      },
    },
    { token },
  )

/** What no paper can be made without, of any type. */
export const neededFields = {
  seller: 'Okafor Imports Inc.\n1 Dock Street\nNew York',
  buyer: 'Hanse Teile GmbH\nHamburg',
  origin: 'India',
  packages: '4 pallets',
  gross_weight: 13_000,
  port_of_loading: 'Nhava Sheva',
  port_of_discharge: 'Hamburg',
}

export const listOfTrade = async (app: TestApp, { token }: Person, transaction_id: string) =>
  (await app.call(tradeDocuments.list, { query: { transaction_id } }, { token })).body

/** A document of a trade; answers its id. */
export async function givenTradeDocument(
  app: TestApp,
  person: Person,
  transactionId: string,
  changes: Parameters<typeof addToTrade>[3] = {},
): Promise<string> {
  const { status, body } = await addToTrade(app, person, transactionId, changes)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.document_id
}

type Request = WireInput<typeof tradeDocumentStates.request>['body']

/** Asks a supplier for a document of a trade, due in ten days; answers the call. */
export const requestDocument = (
  app: TestApp,
  { token }: Person,
  transaction_id: string,
  changes: Partial<Request> = {},
) =>
  app.call(
    tradeDocumentStates.request,
    {
      body: {
        ...{ transaction_id, type: 'certificate_of_origin', asked: 'The certificate of origin' },
        ...{ recipient: 'Jette Brandt', email: `supplier-${randomUUID()}@hafenhandel.example` },
        ...{ due_on: dayFromNow(app, 10), ...changes },
      },
    },
    { token },
  )

/** The token of the newest mail to an address. */
export async function linkTokenOf(app: TestApp, email: string): Promise<string> {
  const mails = await app.mails(email)
  return /token=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? ''
}
