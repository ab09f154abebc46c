import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { inspectFile } from './inspect-file.ts'
import { readBase64 } from './read-base64.ts'

/** What a file says that is an electronic invoice, without storing it; undefined where it is none. Refuses what no upload takes. */
export const readInvoiceFile = async (base64File: string): Promise<EInvoice | undefined> =>
  (await inspectFile(readBase64(base64File), { isInvoice: true })).eInvoice
