import { randomUUID } from 'node:crypto'
import type { VendorForm } from '@tradelane/contract/vendors/forms'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { lockVendor, type VendorRow } from './vendors.ts'

/** Who changes vendors, and when. */
export type Change = { by: `administrator:${string}`; at: Date }

const changeOf = ({ clock }: Deps, { administratorId }: AdminActor): Change => ({
  by: `administrator:${administratorId}`,
  at: clock.now(),
})

/** Refuses by field a name that is taken. Answers its id. */
export function addVendor(deps: Deps, actor: AdminActor, form: VendorForm): Promise<string> {
  return inTransaction(deps.db, (tx) => insertVendor(tx, changeOf(deps, actor), form))
}

/** Refuses as adding does, with NOT_FOUND, and with CONFLICT what was changed since it was looked at. */
export async function updateVendor(
  deps: Deps,
  actor: AdminActor,
  { vendor_id, version, ...form }: VendorForm & { vendor_id: string; version?: number | undefined },
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    changeVendor(tx, changeOf(deps, actor), { vendorId: vendor_id, version, set: form }),
  )
}

/** Refuses with NOT_FOUND and CONFLICT. */
export async function retireVendor(
  deps: Deps,
  actor: AdminActor,
  retired: { vendor_id: string; version: number; is_retired: boolean },
): Promise<void> {
  const { vendor_id: vendorId, version, is_retired } = retired
  await inTransaction(deps.db, (tx) =>
    changeVendor(tx, changeOf(deps, actor), { vendorId, version, set: { is_retired } }),
  )
}

export async function insertVendor(tx: Tx, { by, at }: Change, form: VendorForm): Promise<string> {
  const vendorId = randomUUID()
  await requireNewName(tx, form.company_name, vendorId)
  await tx
    .insertInto('vendors')
    .values({
      vendor_id: vendorId,
      version: 1,
      is_retired: false,
      ...columnsOf(form),
      ...{ created_at: at, updated_at: at, updated_by: by },
    })
    .execute()
  await recordEvent(tx, { ...subjectOf(vendorId), from: null, to: 'active', actor: by, at, after: form })
  return vendorId
}

type Changed = {
  vendorId: string
  /** Of the vendor that was looked at; left out, the last change counts. */
  version?: number | undefined
  set: Partial<VendorForm & { is_retired: boolean }>
}

/** Answers the vendor as it was. */
export async function changeVendor(
  tx: Tx,
  { by, at }: Change,
  { vendorId, version, set }: Changed,
): Promise<VendorRow> {
  const before = await lockVendor(tx, vendorId)
  if (version !== undefined && version !== before.version) throw new Refusal('CONFLICT')
  const { is_retired = before.is_retired, ...form } = set
  if (form.company_name !== undefined) await requireNewName(tx, form.company_name, vendorId)
  await tx
    .updateTable('vendors')
    .set({
      ...columnsOf({ ...before, ...form }),
      is_retired,
      version: before.version + 1,
      updated_by: by,
      updated_at: at,
    })
    .where('vendor_id', '=', vendorId)
    .execute()
  const moved = { from: stateOf(before.is_retired), to: stateOf(is_retired) }
  await recordEvent(tx, { ...subjectOf(vendorId), ...moved, actor: by, at, before, after: set })
  return before
}

const subjectOf = (vendorId: string) => ({ companyId: null, subject: 'vendor', subjectId: vendorId }) as const
const stateOf = (isRetired: boolean) => (isRetired ? 'retired' : 'active')

/** Services and lanes each once. */
const columnsOf = ({ company_name, services_offered, services, contact_details, lanes }: VendorForm) => ({
  company_name,
  services_offered,
  services: [...new Set(services)].sort(),
  contact_details: JSON.stringify(contact_details),
  lanes: JSON.stringify(eachOnce(lanes)),
})

const eachOnce = (lanes: VendorForm['lanes']) => [
  ...new Map(lanes.map((lane) => [`${lane.origin} ${lane.destination} ${lane.mode}`, lane])).values(),
]

/** The database refuses the second of two at once. */
async function requireNewName(tx: Tx, name: string, vendorId: string): Promise<void> {
  const taken = await tx
    .selectFrom('vendors')
    .select('is_retired')
    .where(sql`lower(company_name)`, '=', name.toLowerCase())
    .where('vendor_id', '<>', vendorId)
    .executeTakeFirst()
  if (!taken) return
  refuseFields({
    company_name: taken.is_retired
      ? 'There is a retired vendor with this name: make it active again'
      : 'There is a vendor with this name',
  })
}
