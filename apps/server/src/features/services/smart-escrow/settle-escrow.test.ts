import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import { describe, expect, it } from 'vitest'
import { stateAfter } from './settle-escrow.ts'

const block = (state: Parameters<typeof stateAfter>[1][number]['state'], refunded_part = 0n) => ({
  ...{ state, refunded_part },
})
/** Nothing of it is decided for good. */
const open = [block('pending'), block('fulfilled'), block('refused'), block('disputed')]

describe.each(['approved', 'partly_released'] as const)('an escrow that is %s', (state) => {
  it('is released once every block is paid', () => {
    expect(after(state, [paid, paid])).toBe('released')
  })

  it('is refunded once every block has ended and some money went back', () => {
    expect(after(state, [refunded, refunded])).toBe('refunded')
    expect(after(state, [paid, refunded])).toBe('refunded')
    expect(after(state, [paid, block('paid', 1n)])).toBe('refunded')
  })

  it.each(open)('goes on while a block is $state', (one) => {
    expect(after(state, [one, refunded])).toBeUndefined()
  })
})

it('an approved escrow is partly released with its first paid block, and stays so', () => {
  expect(after('approved', [paid, block('pending')])).toBe('partly_released')
  expect(after('partly_released', [paid, paid, block('pending')])).toBeUndefined()
})

describe('an escrow that has expired', () => {
  it.each(open)('waits for a block that is $state', (one) => {
    expect(after('expired', [one, refunded], true)).toBeUndefined()
  })

  it('is refunded once every block has ended', () => {
    expect(after('expired', [paid, refunded], true)).toBe('refunded')
  })
})

describe('an escrow that has ended', () => {
  it('stays as it is where its blocks do', () => {
    expect(after('released', [paid, paid])).toBeUndefined()
    expect(after('refunded', [paid, refunded])).toBeUndefined()
    expect(after('refunded', [paid, refunded], true)).toBeUndefined()
  })

  it('runs again where a payout came back', () => {
    expect(after('released', [paid, block('refused')])).toBe('partly_released')
    expect(after('refunded', [block('refused'), refunded])).toBe('partly_released')
  })

  it('has expired where a payout came back after its last day', () => {
    expect(after('refunded', [block('refused'), refunded], true)).toBe('expired')
  })
})

const paid = block('paid')
const refunded = block('refunded')

const after = (state: EscrowState, blocks: Parameters<typeof stateAfter>[1], isExpired = false) =>
  stateAfter({ state, isExpired }, blocks)
