import { useQueryClient } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { uploadInvoiceTo } from '../../../../lib/queries/documents.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { namesOf, typesWithXml } from '../../../../ui/forms/file-rules.ts'
import { limitOf, limitOfBuyerQuery } from '../parts/limit-of-buyer.ts'
import { buyerData, type FundValues } from './fund-values.ts'
import { buyerNamed, fieldNames, prefillOf, type WireEInvoice } from './prefill.ts'
import { StoredFile } from './stored-file.tsx'

/** The invoice. An electronic one fills in what it says, where nothing was typed. */
export function InvoiceFile({ buyers }: { buyers: readonly WirePartner[] }) {
  const { getValues, setValue, clearErrors } = useFormContext<FundValues>()
  const client = useQueryClient()
  const [filled, setFilled] = useState<string>()
  const set = (fields: Partial<FundValues>) => {
    for (const [field, value] of Object.entries(fields)) {
      setValue(field as keyof FundValues, value)
      clearErrors(field as keyof FundValues)
    }
  }
  const read = async (invoice: WireEInvoice | undefined) => {
    setValue('invoice_format', invoice?.format ?? '')
    if (!invoice) return setFilled(undefined)
    const buyer = getValues('beneficiary_id') === '' ? buyerNamed(buyers, invoice) : undefined
    if (buyer) set(buyerData(buyer))
    const id = getValues('beneficiary_id')
    // Without its answer the amount stays empty: it is not known in which currency it would be.
    const limits =
      id === '' ? undefined : await client.fetchQuery(limitOfBuyerQuery(id)).catch(() => undefined)
    const fields = prefillOf(invoice, getValues(), limitOf(limits)?.currency)
    set(fields)
    const names = [buyer ? 'buyer' : '', fieldNames(fields)].filter((name) => name !== '').join(', ')
    setFilled(names === '' ? 'We compare it with what you entered.' : `We filled in ${names}. Check them.`)
  }
  return (
    <div className="grid gap-3">
      <StoredFile
        name="invoice_file"
        label="Invoice"
        types={typesWithXml}
        upload={uploadInvoiceTo('invoice_factoring', (invoice) => void read(invoice))}
        help={`${namesOf(typesWithXml)}, up to 10 MB. We read electronic invoices (Factur-X, ZUGFeRD, XRechnung, Peppol, FatturaPA, KSeF). Upload the original: a print of an electronic invoice is not the invoice.`}
      />
      <div role="status">
        {filled && (
          <Banner tone="done" title="Electronic invoice">
            {filled}
          </Banner>
        )}
      </div>
    </div>
  )
}
