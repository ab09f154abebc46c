import { useMutation } from '@tanstack/react-query'
import type { eInvoice } from '@tradelane/contract/documents/e-invoice'
import { escrowCurrencies } from '@tradelane/contract/smart-escrow/options'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { z } from 'zod/mini'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { api } from '../../../../lib/net/api.ts'
import type { OpenedEscrow } from './seller-queries.ts'
import type { Stated } from './stated.ts'

type WireEInvoice = z.input<typeof eInvoice>

/** What an electronic invoice fills in: fields that are empty. What was typed stays, and is compared. */
export function statedBy(invoice: WireEInvoice, typed: Stated): Partial<Stated> {
  const { number, issue_date, total, currency } = invoice
  const known = escrowCurrencies.find((one) => one === currency)
  const isPayable = total !== null && total > 0 && known !== undefined
  return {
    ...(typed.document_number === '' && number && { document_number: number.slice(0, 60) }),
    ...(typed.document_date === '' && issue_date && { document_date: issue_date }),
    ...(typed.amount === '' && isPayable && { amount: String(total), currency: known }),
  }
}

/** Reads a chosen file. One that is no electronic invoice, or that cannot be read now, leaves the form as it is: presenting says what is wrong. */
export function useReadInvoice(opened: OpenedEscrow, onRead: (invoice: WireEInvoice) => void) {
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const base64File = await fileBase64(file)
      return (await api(sellerEscrows.readInvoice, { body: { ...opened, base64File } })).e_invoice
    },
    onSuccess: (invoice) => invoice && onRead(invoice),
  })
  return {
    read: reading.mutate,
    note: reading.data
      ? 'Empty fields were filled in from the electronic invoice. Check them before you present it.'
      : undefined,
  }
}
