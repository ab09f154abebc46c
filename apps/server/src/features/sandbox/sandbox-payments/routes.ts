import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { decimalText } from '@tradelane/money'
import type { PlayedPayout } from '@tradelane/providers'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { playedProvider } from './played-provider.ts'

export const sandboxPaymentRoutes = routes(sandboxPayments, {
  list: async ({ deps }) => {
    const provider = playedProvider(deps)
    const [{ answers, movesOn }, payouts] = await Promise.all([provider.manners(), provider.played()])
    return { ...success, manners: { answers, moves_on: movesOn }, payouts: payouts.map(toShown) }
  },
  act: async ({ deps, body }) => {
    const outcome = await playedProvider(deps).play(body.provider_reference, body.action)
    if (outcome === 'unknown') throw new Refusal('NOT_FOUND')
    if (outcome === 'too_late') throw new Refusal('ILLEGAL_STATE')
    return success
  },
  behave: async ({ deps, body }) => {
    await playedProvider(deps).behave({ answers: body.answers, movesOn: body.moves_on })
    return success
  },
})

const toShown = ({ providerReference, source, target, reason, updatedAt, ...payout }: PlayedPayout) => ({
  ...payout,
  provider_reference: providerReference,
  source_amount: decimalText(source),
  source_currency: source.currency,
  target_amount: decimalText(target),
  target_currency: target.currency,
  reason: reason ?? null,
  updated_at: updatedAt,
})
