import { describe, expect, it } from 'vitest'
import { findMissingMoney } from './missing-money.ts'

const dollars = { curSymbol: 'USD', balance: 250.5 } as const
const euros = { curSymbol: 'EUR', balance: 700 } as const
const noEuros = { ...euros, balance: 0 }

describe('what the wallet lacks for a payment', () => {
  it('is nothing while there is enough, to the last cent, or no amount yet', () => {
    expect(findMissingMoney({ amount: '250.50', currency: 'USD' }, [dollars])).toBeUndefined()
    expect(findMissingMoney({ amount: '', currency: 'USD' }, [])).toBeUndefined()
    expect(findMissingMoney({ amount: null, currency: 'USD' }, [])).toBeUndefined()
  })

  it('is one cent more than the balance holds, and is added to the dollars', () => {
    const missing = findMissingMoney({ amount: 250.51, currency: 'USD' }, [dollars, euros])
    expect(missing?.missing).toEqual({ currency: 'USD', amount: 1n })
    expect(missing?.dialog).toEqual({ wallet: 'add-balance', 'wallet-amount': '0.01' })
  })

  it('is converted from dollars, or else from another account with money', () => {
    expect(findMissingMoney({ amount: '800', currency: 'EUR' }, [dollars, euros])?.dialog).toEqual({
      wallet: 'convert',
      'from-currency': 'USD',
      'to-currency': 'EUR',
      'wallet-amount': '100.00',
    })
    const pounds = { curSymbol: 'GBP', balance: 0 } as const
    const fromEuros = findMissingMoney({ amount: '1', currency: 'GBP' }, [
      { ...dollars, balance: 0 },
      euros,
      pounds,
    ])
    expect(fromEuros?.dialog).toMatchObject({ wallet: 'convert', 'from-currency': 'EUR' })
  })

  it('begins with dollars where no other account has money', () => {
    const missing = findMissingMoney({ amount: '1', currency: 'EUR' }, [{ ...dollars, balance: 0 }, noEuros])
    expect(missing?.dialog).toEqual({ wallet: 'add-balance' })
  })

  it('is the whole amount without an account in this currency, which is opened first', () => {
    const missing = findMissingMoney({ amount: '5', currency: 'GBP' }, [dollars])
    expect(missing?.available).toBeUndefined()
    expect(missing?.missing).toEqual({ currency: 'GBP', amount: 500n })
    expect(missing?.dialog).toEqual({ wallet: 'open-currency', 'to-currency': 'GBP' })
  })
})
