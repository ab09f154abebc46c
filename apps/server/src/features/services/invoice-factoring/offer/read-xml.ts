import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import type { XmlDifference } from '@tradelane/contract/invoice-factoring/funding-parts'
import type { Db, Tx } from '@tradelane/db'
import { getCompany } from '../../../../access/company.ts'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { findEInvoice } from '../../../papers/documents/index.ts'
import { type Entered, xmlDifferences } from './xml-differences.ts'

/** What the XML of an electronic invoice says, and where that is something else than was entered. */
export async function readXml(
  db: Db | Tx,
  scope: OneCompanyScope,
  sha256: string | null,
  entered: Omit<Entered, 'sellerName'>,
): Promise<{ eInvoice: EInvoice | undefined; xmlDifferences: XmlDifference[] }> {
  const eInvoice = await findEInvoice(db, scope, sha256)
  if (!eInvoice) return { eInvoice, xmlDifferences: [] }
  const { company_name: sellerName } = await getCompany(db, scope)
  return { eInvoice, xmlDifferences: xmlDifferences(eInvoice, { ...entered, sellerName }) }
}
