import { z } from 'zod/mini'
import type { RequestAnswer } from '../payment-provider.ts'
import type { NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { listTransactions } from './transactions.ts'

/**
 * Answers every open question of a payout. Each names the field it wants (`description`) and whether that is a file; what
 * further structure a field may have is not published, so the answer goes in as text, or as files.
 */
export async function answerOpenRequests(api: NiumApi, paths: Paths, answer: RequestAnswer): Promise<void> {
  const { customer, key, text, documents = [] } = answer
  const transactions = await listTransactions(api, paths, customer, { externalId: key })
  const files = documents.map(({ name, contentType, bytes }) => ({
    document: Buffer.from(bytes).toString('base64'),
    fileName: name,
    fileType: contentType,
  }))
  for (const { authCode, rfiDetails } of transactions) {
    const open = rfiDetails?.filter(({ rfiStatus }) => rfiStatus === 'RFI_REQUESTED') ?? []
    if (open.length === 0) continue
    const responses = open.map(({ rfiHashId, type, description }) => ({
      rfiHashId,
      rfiResponseInfo: { [description || 'additionalInfo']: type === 'document' ? files : text },
    }))
    await api.post(`${paths.wallet(customer)}/transactions/${encodeURIComponent(authCode)}/rfi/upload`, {
      answer: z.unknown(),
      body: { rfiResponseRequest: responses },
    })
  }
}
