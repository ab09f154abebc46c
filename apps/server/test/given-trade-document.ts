import type { WireInput } from '@tradelane/contract'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
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
