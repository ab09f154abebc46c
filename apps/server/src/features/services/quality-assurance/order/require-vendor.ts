import {
  type InspectionService,
  inspectionServices,
  serviceNames,
} from '@tradelane/contract/quality-assurance/rules'
import type { Db, Tx } from '@tradelane/db'
import { refuseFields } from '../../../../refusal.ts'
import { findInspectionCompany } from '../../../office/inspection-companies/index.ts'

type Ordered = Readonly<Record<InspectionService, boolean>>
type Vendor = Awaited<ReturnType<typeof findInspectionCompany>>

/** Why the company cannot do it: unknown, retired, or without a service that is ordered. */
export const faultOfVendor = async (db: Db | Tx, id: string, order: Ordered): Promise<string | undefined> =>
  faultOf(await findInspectionCompany(db, id), order)

function faultOf(vendor: Vendor, order: Ordered): string | undefined {
  if (!vendor || vendor.is_retired) return 'Select an inspection company'
  const lacking = inspectionServices.filter((one) => order[one] && !vendor.services.includes(one))
  if (lacking.length === 0) return undefined
  const names = lacking.map((one) => serviceNames[one].toLowerCase()).join(' and ')
  return `${vendor.company_name} does not offer ${names}`
}

/** Refuses by field a company that is unknown, retired, or does not offer what is ordered. */
export async function requireVendor(tx: Tx, id: string, order: Ordered) {
  const vendor = await findInspectionCompany(tx, id)
  const fault = faultOf(vendor, order)
  if (!vendor || fault !== undefined)
    return refuseFields({ inspection_company_id: fault ?? 'Select an inspection company' })
  return vendor
}
