import { documents } from '@tradelane/contract/documents/calls'
import { pdfFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** The link of a document that the company of this session has uploaded. */
export async function givenDocument(
  app: TestApp,
  token: string,
  {
    bytes = pdfFile(),
    name = 'Certificate.pdf',
    isInvoice = false,
    folder = 'user',
  }: { bytes?: Buffer; name?: string; isInvoice?: boolean; folder?: string } = {},
): Promise<string> {
  const answer = await app.call(
    documents.upload,
    {
      body: {
        base64File: bytes.toString('base64'),
        folder_name: folder,
        file_name: name,
        is_invoice: isInvoice,
      },
    },
    { token },
  )
  if (answer.status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(answer.body)}`)
  return answer.body.url
}
