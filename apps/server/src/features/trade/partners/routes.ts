import { partners } from '@tradelane/contract/partners/calls'
import { suppliers } from '@tradelane/contract/partners/supplier-calls'
import { messages } from '@tradelane/contract/quality-assurance/rules'
import type { Deps } from '../../../deps/deps.ts'
import { type CustomerActor, routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { addPartner, type SavedPartner, warningOf } from './add-partner.ts'
import { addSupplier } from './add-supplier.ts'
import { checkNames } from './check-names.ts'
import { toListedAccount } from './listed-account.ts'
import { nameWarning } from './name-check.ts'
import { findPartner, listAccountRows, listBuyers, listPartners } from './stored-partners.ts'
import { getNameCheck, takeBankName } from './take-bank-name.ts'
import { updatePartner } from './update-partner.ts'

/** The banks of the accounts that were saved are asked for the holders' names, once everything is stored. */
async function withNames(deps: Deps, actor: CustomerActor, partner: SavedPartner): Promise<SavedPartner> {
  const { beneficiary_id, warning } = partner
  // Too many at once stops no saving: the others are asked for before they are paid.
  const later = await checkNames(deps, actor, { beneficiaryId: beneficiary_id }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'TOO_MANY_NAME_CHECKS') return uncheckedWarning
    throw error
  })
  const rows = await listAccountRows(deps.db, actor, [beneficiary_id])
  return { beneficiary_id, ...warningOf([warning, later || undefined, ...rows.map(nameWarning)]) }
}

const uncheckedWarning =
  'You have saved many accounts. Not every bank was asked for the holder’s name yet: it is asked before the account is paid'

const saved = { status: 'success', message: 'Beneficiary Account Updated Successfully' } as const

export const partnerRoutes = routes(partners, {
  list: async ({ deps, actor, query }) => listPartners(deps.db, actor, query),
  add: async ({ deps, actor, body }) => {
    const [partner] = body
    if (!partner) throw new Refusal('INVALID_REQUEST')
    return { ...saved, ...(await withNames(deps, actor, await addPartner(deps, actor, partner))) }
  },
  update: async ({ deps, actor, body }) => ({
    ...saved,
    ...(await withNames(deps, actor, await updatePartner(deps, actor, body))),
  }),
  accounts: async ({ deps, actor, body }) => {
    const partner = await findPartner(deps.db, actor, body.beneficiary_id)
    if (!partner) throw new Refusal('NOT_FOUND')
    return (await listAccountRows(deps.db, actor, [partner.beneficiary_id])).map(toListedAccount)
  },
  checkName: async ({ deps, actor, body }) => ({
    ...success,
    name_check: await getNameCheck(deps, actor, body),
  }),
  takeBankName: async ({ deps, actor, body }) => ({
    ...success,
    name_check: await takeBankName(deps, actor, body),
  }),
  buyers: async ({ deps, actor }) => listBuyers(deps.db, actor),
})

export const supplierRoutes = routes(suppliers, {
  add: async ({ deps, actor, body }) => {
    const [supplier] = body
    if (!supplier) throw new Refusal('INVALID_REQUEST')
    return { ...success, message: messages.supplierAdded, ...(await addSupplier(deps, actor, supplier)) }
  },
  update: async ({ deps, actor, body }) => ({
    ...success,
    message: messages.supplierUpdated,
    ...(await withNames(deps, actor, await updatePartner(deps, actor, body))),
  }),
})
