import { randomUUID } from 'node:crypto'
import type {
  ChangedInspectionCompany,
  NewInspectionCompany,
  RetiredInspectionCompany,
} from '@tradelane/contract/inspection-companies/calls'
import { inspectionServices } from '@tradelane/contract/quality-assurance/rules'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findInspectionCompany, type InspectionCompanyRow } from './inspection-companies.ts'

/** Refuses by field a name that is taken. */
export async function addInspectionCompany(
  { db, clock }: Deps,
  actor: AdminActor,
  form: NewInspectionCompany,
): Promise<string> {
  const at = clock.now()
  const inspection_company_id = randomUUID()
  const by = `administrator:${actor.administratorId}` as const
  await inTransaction(db, async (tx) => {
    await requireNewName(tx, form.company_name, inspection_company_id)
    const times = { created_at: at, updated_at: at, updated_by: by }
    await tx
      .insertInto('inspection_companies')
      .values({ inspection_company_id, version: 1, is_retired: false, ...columnsOf(form), ...times })
      .execute()
    const subject = {
      companyId: null,
      subject: 'inspection_company',
      subjectId: inspection_company_id,
    } as const
    await recordEvent(tx, { ...subject, from: null, to: 'active', actor: by, at, after: form })
  })
  return inspection_company_id
}

/** Refuses as adding does, with NOT_FOUND, and with CONFLICT what was changed since it was looked at. */
export function updateInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  { inspection_company_id: id, version, ...form }: ChangedInspectionCompany,
): Promise<void> {
  return changeCompany(deps, actor, { id, version, set: columnsOf(form), name: form.company_name })
}

/** Without a change where it is so already. Refuses with NOT_FOUND and CONFLICT. */
export function retireInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  { inspection_company_id: id, version, is_retired }: RetiredInspectionCompany,
): Promise<void> {
  return changeCompany(deps, actor, { id, version, set: { is_retired } })
}

type Change = {
  id: string
  version: number
  set: Partial<InspectionCompanyRow>
  name?: string
}

async function changeCompany({ db, clock }: Deps, actor: AdminActor, { id, version, set, name }: Change) {
  const at = clock.now()
  const by = `administrator:${actor.administratorId}` as const
  await inTransaction(db, async (tx) => {
    const before = await findInspectionCompany(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (name !== undefined) await requireNewName(tx, name, id)
    const changed = await tx
      .updateTable('inspection_companies')
      .set({ ...set, version: version + 1, updated_by: by, updated_at: at })
      .where('inspection_company_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw new Refusal('CONFLICT')
    await recordEvent(tx, {
      companyId: null,
      subject: 'inspection_company',
      subjectId: id,
      from: stateOf(before),
      to: stateOf({ ...before, ...set }),
      actor: by,
      at,
      before,
      after: set,
    })
  })
}

const stateOf = ({ is_retired }: Pick<InspectionCompanyRow, 'is_retired'>) =>
  is_retired ? 'retired' : 'active'

/** Countries and services each once, in one order. */
const columnsOf = ({ countries, services, ...form }: NewInspectionCompany) => ({
  ...form,
  countries: [...new Set(countries)].sort(),
  services: inspectionServices.filter((one) => services.includes(one)),
})

/** The database refuses the second of two at once. */
async function requireNewName(tx: Tx, name: string, id: string): Promise<void> {
  const taken = await tx
    .selectFrom('inspection_companies')
    .select('inspection_company_id')
    .where(sql`lower(company_name)`, '=', name.toLowerCase())
    .where('inspection_company_id', '<>', id)
    .executeTakeFirst()
  if (taken) refuseFields({ company_name: 'There is an inspection company with this name' })
}
