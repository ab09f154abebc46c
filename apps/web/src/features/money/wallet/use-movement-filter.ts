import { movementKinds } from '@tradelane/contract/movements/calls'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import { useAddress } from '../../../lib/browser/use-address.ts'
import type { MovementFilter } from './wallet-queries.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const amountPattern = /^(0|[1-9]\d{0,14})(\.\d{1,4})?$/

/** Account, filters and page of the movements are in the address; what cannot be meant there is not asked for. */
export function useMovementFilter(balances: readonly WalletBalance[]) {
  const [params, changeAddress] = useAddress()
  const read = (name: string, isMeant: (text: string) => boolean) => {
    const text = params.get(name) ?? ''
    return isMeant(text) ? text : ''
  }
  const known = balances.find(({ curSymbol }) => curSymbol === params.get('currency'))
  const filter: MovementFilter = {
    currency: known?.curSymbol ?? ('USD' as Currency),
    from: read('from', (text) => dayPattern.test(text)),
    to: read('to', (text) => dayPattern.test(text)),
    kind: read('kind', (text) => (movementKinds as readonly string[]).includes(text)),
    direction: read('direction', (text) => text === 'in' || text === 'out'),
    search: read('search', (text) => text.length <= 100),
    amount_from: read('amount_from', (text) => amountPattern.test(text)),
    amount_to: read('amount_to', (text) => amountPattern.test(text)),
  }
  const change = (changes: Partial<Record<keyof MovementFilter | 'page' | 'movement', string>>) =>
    changeAddress((next) => {
      if (!('page' in changes) && !('movement' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
    })
  return {
    filter,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    shown: params.get('movement') ?? undefined,
    change,
    /** The address that shows one movement above the list. */
    addressOf: (movementId: string) => {
      const next = new URLSearchParams(params)
      next.set('movement', movementId)
      return `?${next}`
    },
  }
}

export type ChangeFilter = ReturnType<typeof useMovementFilter>['change']
