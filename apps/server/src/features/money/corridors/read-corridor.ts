import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import { type CorridorField, corridorFields, type FieldRule } from '@tradelane/contract/corridors/rules'
import type { CorridorRules, CorridorField as ProviderField } from '@tradelane/providers'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { answerInTime } from './answer-in-time.ts'
import { askOnce } from './ask-once.ts'
import { findCorridor, type KnownCorridor, keepCorridor, noteAsked } from './stored-corridors.ts'

const goodForMs = 24 * 60 * 60_000

type ReadCorridor = KnownCorridor & { isOld: boolean }

/**
 * What a payment in this corridor must say, as the provider said it in the last day. While it does not answer, what it said before that,
 * which is then old. Undefined where it has never said anything.
 */
export async function readCorridor(
  deps: Deps,
  scope: OneCompanyScope,
  key: CorridorKey,
): Promise<ReadCorridor | undefined> {
  return renewCorridor(deps, scope, key, await findCorridor(deps.db, key))
}

/** The same of what has been read. */
export async function renewCorridor(
  deps: Deps,
  scope: OneCompanyScope,
  key: CorridorKey,
  stored: KnownCorridor | undefined,
): Promise<ReadCorridor | undefined> {
  const now = deps.clock.now()
  const isRecent = (at: Date) => now.getTime() - at.getTime() < goodForMs
  if (stored && !isRecent(stored.askedAt)) await noteAsked(deps.db, key, now)
  if (stored && isRecent(stored.fetchedAt)) return { ...stored, isOld: false }
  const known = await fetchCorridor(deps, scope, key, now)
  return known ? { ...known, isOld: false } : stored && { ...stored, isOld: true }
}

/** Asks the provider, and keeps what it says. */
export async function fetchCorridor(
  deps: Deps,
  scope: OneCompanyScope,
  key: CorridorKey,
  askedAt: Date,
): Promise<KnownCorridor | undefined> {
  const rules = await askProvider(deps, scope, key)
  if (!rules) return undefined
  const known = {
    purposeCodes: rules.purposeCodes,
    fields: rules.fields.map(toFieldRule),
    fetchedAt: deps.clock.now(),
    askedAt,
  }
  await keepCorridor(deps.db, key, known)
  return known
}

/** Undefined where it does not answer, serves no such corridor, or does not know the company yet. */
async function askProvider(
  deps: Deps,
  scope: OneCompanyScope,
  key: CorridorKey,
): Promise<CorridorRules | undefined> {
  const { provider_customer_id: customerId, provider_wallet_id: walletId } = await getCompany(deps.db, scope)
  if (!customerId || !walletId) return undefined
  const corridor = {
    currency: key.currency,
    country: key.beneficiaryCountryCode,
    payoutMethod: key.payoutMethod,
    accountType: key.beneficiaryAccountType,
    customer: { customerId, walletId },
  }
  const { customer: _, ...asked } = corridor
  return askOnce(deps, Object.values(asked).join(), () =>
    answerInTime(deps, 'rules of a corridor', () => deps.payments.findRules(corridor)),
  )
}

/** The provider's fields under the names of our forms. */
export const formFields: Record<ProviderField, CorridorField> = {
  name: 'account_holder_name',
  accountNumber: 'account_no',
  routingCode: 'swift_ifsc',
  secondRoutingCode: 'second_bank_code',
  identification: 'owner_id_number',
  bankName: 'bank',
  bankAddress: 'bank_address',
  bankCity: 'bank_city',
  address: 'company_address',
  city: 'company_town',
  postcode: 'company_post_code',
  addressCountry: 'company_country',
  email: 'email',
}

function toFieldRule(rule: CorridorRules['fields'][number]): FieldRule {
  const field = formFields[rule.field]
  return {
    field,
    label: rule.code ?? corridorFields[field],
    required: rule.required,
    pattern: rule.pattern ?? null,
    min_length: rule.minLength ?? null,
    max_length: rule.maxLength ?? null,
    values: rule.oneOf ?? [],
  }
}
