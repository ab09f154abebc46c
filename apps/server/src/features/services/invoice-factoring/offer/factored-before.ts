import { fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import { sql } from 'kysely'

type Fingerprint = {
  companyId: string
  beneficiaryId: string
  buyerKey: string
  /** Null where it was not given. */
  invoiceNumber: string | null
  /** As the XML of an electronic invoice says it. */
  xmlNumber: string | null
  ksefNumber: string | null
  amount: Money
  shipmentDate: string
  /** Null where the file is not known yet. */
  sha256: string | null
  /** The funding that is asked about. */
  without: string | undefined
}

export type FactoredBefore = {
  /**
   * Without a number, an invoice looks the same as another one with its buyer, amount and shipment date: its number is needed. Where it has one and
   * the earlier one has not, a person compares them (`alike`).
   */
  found: 'no' | 'yes' | 'number_needed' | 'alike'
  /** What two writings of the number have in common; null without letters and digits. */
  invoiceKey: string | null
  /** The same of the number in the XML. */
  xmlKey: string | null
  /** The earlier one, which has no number; null unless the two are alike. */
  alikeId: string | null
}

/**
 * Whether any company on the platform has submitted this invoice: the same number of the same buyer, typed or in the XML of an electronic
 * invoice, the same file, or the same KSeF number, which the state gives once. The company's own partner is the
 * same buyer, too, also after its registration number has changed. An invoice of the same amount
 * is the same one, too, where only the separators of its number differ. Decision 128 says what counts as one. Each question is one index probe.
 */
export async function findFactoredBefore(db: Db | Tx, fingerprint: Fingerprint): Promise<FactoredBefore> {
  const {
    companyId,
    beneficiaryId,
    buyerKey,
    invoiceNumber,
    xmlNumber,
    ksefNumber,
    amount,
    shipmentDate,
    sha256,
    without = null,
  } = fingerprint
  const key = sql`invoice_number_key(${invoiceNumber}::text)`
  const xmlKey = sql`invoice_number_key(${xmlNumber}::text)`
  // The company's own partner, which may have had another registration number when that invoice was submitted.
  const isPartner = sql`uid = ${companyId} and beneficiary_id = ${beneficiaryId}`
  const isAlike = sql`buyer_key = ${buyerKey} and currency = ${amount.currency} and invoice_amount = ${amount.amount}`
  const isSubmitted = sql`state = any(${fundingsWhoseMoneyIs('promised', 'lent', 'repaid')})
    and invoice_factoring_id is distinct from ${without}::uuid`
  const { rows } = await sql<{
    key: string | null
    xml_key: string | null
    is_same: boolean
    alike_id: string | null
  }>`select
      ${key} as key, ${xmlKey} as xml_key,
      exists (select from invoice_factorings where buyer_key = ${buyerKey} and invoice_key in (${key}, ${xmlKey}) and ${isSubmitted})
      or exists (select from invoice_factorings where buyer_key = ${buyerKey} and xml_invoice_key in (${key}, ${xmlKey}) and ${isSubmitted})
      or exists (select from invoice_factorings where ${isPartner} and invoice_key in (${key}, ${xmlKey}) and ${isSubmitted})
      or exists (select from invoice_factorings where ksef_number = ${ksefNumber} and ${isSubmitted})
      or exists (select from invoice_factorings where invoice_sha256 = ${sha256} and ${isSubmitted})
      or exists (select from invoice_factorings where ${isAlike} and ${isSubmitted}
        and plain_invoice_number(invoice_number) = plain_invoice_number(${invoiceNumber}::text))
      or exists (select from invoice_factorings where ${isPartner} and ${isSubmitted} and currency = ${amount.currency}
        and invoice_amount = ${amount.amount}
        and plain_invoice_number(invoice_number) = plain_invoice_number(${invoiceNumber}::text)) as is_same,
      (select invoice_factoring_id from invoice_factorings where ${isAlike} and ${isSubmitted}
        and shipment_date = ${shipmentDate} and (${key} is null or invoice_key is null)
        order by requested_at limit 1) as alike_id`.execute(db)
  const [row] = rows
  const known = { invoiceKey: row?.key ?? null, xmlKey: row?.xml_key ?? null, alikeId: null }
  if (row?.is_same) return { ...known, found: 'yes' }
  if (!row?.alike_id) return { ...known, found: 'no' }
  if (row.key === null) return { ...known, found: 'number_needed' }
  return { ...known, found: 'alike', alikeId: row.alike_id }
}
