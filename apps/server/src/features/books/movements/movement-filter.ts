import type { Input } from '@tradelane/contract'
import type { MovementKind, movements } from '@tradelane/contract/movements/calls'
import type { StatementQuery } from '@tradelane/ledger'
import { type Currency, MoneyFormatError, parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { listIncomingByText } from '../../money/incoming-payments/index.ts'
import { requireWallet } from '../../money/wallet/index.ts'
import { listFundingsByText } from '../../services/invoice-factoring/index.ts'
import { listPaymentsByText } from '../../services/simple-payment/index.ts'

export type WantedMovements = Input<typeof movements.movementsFile>['query']

const dayMs = 86_400_000
const subjectStarts: Record<MovementKind, string> = {
  balance: 'funding:',
  payment: 'simple_payment:',
  incoming: 'incoming_payment:',
  conversion: 'conversion:',
  factoring: 'invoice_factoring:',
}

/** The filter for the ledger. Refuses with NOT_FOUND if there is no wallet, and by field an invalid amount of its currency. */
export async function movementQuery(
  { db }: Pick<Deps, 'db'>,
  scope: OneCompanyScope,
  wanted: WantedMovements,
): Promise<StatementQuery> {
  const { currency, from, to, kind, direction, search } = wanted
  await requireWallet(db, scope, currency)
  const text = search || undefined
  return {
    owner: scope.companyId,
    account: 'available',
    currency,
    ...(from ? { from: new Date(`${from}T00:00:00Z`) } : {}),
    ...(to ? { to: new Date(Date.parse(`${to}T00:00:00Z`) + dayMs) } : {}),
    filter: {
      subjectStart: kind && subjectStarts[kind],
      direction,
      least: minorUnits('amount_from', wanted.amount_from, currency),
      most: minorUnits('amount_to', wanted.amount_to, currency),
      text,
      ...(text ? { subjects: await subjectsWith(db, scope, text) } : {}),
    },
  }
}

async function subjectsWith(db: Deps['db'], scope: OneCompanyScope, text: string): Promise<string[]> {
  const [payments, incoming, fundings] = await Promise.all([
    listPaymentsByText(db, scope, text),
    listIncomingByText(db, scope, text),
    listFundingsByText(db, scope, text),
  ])
  return [
    ...payments.map((id) => `${subjectStarts.payment}${id}`),
    ...incoming.map((id) => `${subjectStarts.incoming}${id}`),
    ...fundings.map((id) => `${subjectStarts.factoring}${id}`),
  ]
}

function minorUnits(field: string, text: string | undefined, currency: Currency): bigint | undefined {
  if (text === undefined) return undefined
  try {
    return parseMoney(text, currency).amount
  } catch (error) {
    if (error instanceof MoneyFormatError) refuseFields({ [field]: 'Enter a valid amount' })
    throw error
  }
}
