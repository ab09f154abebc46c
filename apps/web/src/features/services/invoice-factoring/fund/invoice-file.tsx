import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { uploadInvoiceTo } from '../../../../lib/queries/documents.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { namesOf, typesWithXml } from '../../../../ui/forms/file-rules.ts'
import { limitOf, limitOfBuyerQuery } from '../parts/limit-of-buyer.ts'
import { XmlDifferences } from '../parts/xml-differences.tsx'
import { comparisonQuery } from './fund-queries.ts'
import { buyerData, compareBodyOf, type FundValues } from './fund-values.ts'
import { buyerNamed, fieldNames, prefillOf, type WireEInvoice } from './prefill.ts'
import { StoredFile } from './stored-file.tsx'

/** Green only where it agrees with what is known; a credit note is none to fund. */
function WhatItSays({ filled }: { filled: string | undefined }) {
  const differences = useDifferences()
  if (differences?.some(({ field }) => field === 'kind'))
    return (
      <Banner tone="lost" title="This is no invoice">
        The electronic document is a credit note or a correction. It cannot be funded. Upload the invoice.
      </Banner>
    )
  return (
    <>
      {filled && differences && (
        <Banner tone={differences.length > 0 ? 'info' : 'done'} title="Electronic invoice">
          {filled}
        </Banner>
      )}
      <XmlDifferences differences={differences ?? []} />
    </>
  )
}

/** Where the electronic invoice says something else than what is filled in so far; undefined until it is known. */
function useDifferences() {
  const { control } = useFormContext<FundValues>()
  const body = compareBodyOf(useWatch({ control }) as FundValues)
  const settled = useSettled(JSON.stringify(body ?? null))
  const { data } = useQuery(comparisonQuery(JSON.parse(settled) ?? undefined))
  return body && data?.xml_differences
}

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
      <div role="status" className="grid gap-3">
        <WhatItSays filled={filled} />
      </div>
    </div>
  )
}
