import { money, sum } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { accrue, dayAfter, daysBetween, interestOf, noAccrual } from './accrued-interest.ts'
import { bucketOf } from './ageing.ts'
import { isCovered, makeOffer } from './offer.ts'
import { advanced, asOf, interestDue, isSettled, share, totalDue } from './position.ts'

const usd = (cents: number | bigint) => money(BigInt(cents), 'USD')
const terms = { annualRateBasisPoints: 1200, feeBasisPoints: 50, leastFee: usd(2_500) }

describe('an offer', () => {
  it("is FundThrough's published example: 10,000 at 85 %, fee 300, leaves 1,200 for later", () => {
    const offer = makeOffer({
      receivable: usd(1_000_000),
      percent: 85,
      from: '2026-03-01',
      dueDate: '2026-04-15',
      terms: { annualRateBasisPoints: 0, feeBasisPoints: 300, leastFee: usd(0) },
    })
    expect(offer).toMatchObject({
      advance: usd(850_000),
      fee: usd(30_000),
      remainder: usd(120_000),
      net: usd(970_000),
      days: 45,
    })
  })

  it('names advance, interest, fee, total cost, its flat percentage and what comes later', () => {
    // 8,500 × 12 % × 60 / 360 = 170.00; 0.5 % of 10,000 = 50.00; 220 of 8,500 = 2.588 %.
    expect(
      makeOffer({
        receivable: usd(1_000_000),
        percent: 85,
        from: '2026-11-22',
        dueDate: '2027-01-21',
        terms,
      }),
    ).toEqual({
      advance: usd(850_000),
      interest: usd(17_000),
      fee: usd(5_000),
      totalCost: usd(22_000),
      net: usd(978_000),
      remainder: usd(128_000),
      flatBasisPoints: 259,
      // 2.588 % × 360 / 60 = 15.529 %.
      annualBasisPoints: 1553,
      days: 60,
    })
  })

  it('takes the least fee for a small invoice', () => {
    const { fee } = makeOffer({
      receivable: usd(100_000),
      percent: 50,
      from: '2026-11-22',
      dueDate: '2026-12-22',
      terms,
    })
    expect(fee).toEqual(usd(2_500))
  })

  it('rounds the advance down: it is never more than the percentage', () => {
    const { advance } = makeOffer({
      receivable: usd(101),
      percent: 90,
      from: '2026-11-22',
      dueDate: '2026-12-22',
      terms,
    })
    expect(advance).toEqual(usd(90))
  })

  it('of a cent advances nothing, at no percentage', () => {
    const invoice = { receivable: usd(1), percent: 90, from: '2026-11-22', dueDate: '2026-12-22', terms }
    expect(makeOffer(invoice)).toMatchObject({ advance: usd(0), flatBasisPoints: 0 })
  })

  it('is not covered where the cost is more than what is kept back', () => {
    const invoice = { receivable: usd(20_000), percent: 90, from: '2026-11-22', dueDate: '2027-03-22' }
    expect(isCovered(makeOffer({ ...invoice, terms }))).toBe(false)
    expect(isCovered(makeOffer({ ...invoice, percent: 80, terms }))).toBe(true)
  })
})

// Worked out by hand: principal × rate × days / 36,000,000 in cents, half a cent up.
test.each([
  ['2026-11-22', '2026-12-22', 850_000, 1200, 30, 8_500],
  ['2026-11-22', '2027-01-06', 850_000, 1200, 45, 12_750],
  ['2026-11-22', '2027-03-22', 850_000, 1050, 120, 29_750],
  ['2028-02-28', '2028-03-01', 1_000_000, 1400, 2, 778],
  ['2027-02-28', '2027-03-01', 1_000_000, 1400, 1, 389],
  ['2027-12-31', '2028-12-31', 1_000_000, 1000, 366, 101_667],
  ['2026-11-22', '2026-11-23', 150_000, 1200, 1, 50],
  ['2026-11-22', '2026-11-23', 1_500, 1200, 1, 1],
  ['2026-11-22', '2026-11-23', 1_499, 1200, 1, 0],
])('interest from %s to %s on %i at %i is for %i days %i', (from, to, principal, rate, days, interest) => {
  expect(daysBetween(from, to)).toBe(days)
  const accrual = accrue(noAccrual, usd(principal), days)
  expect(interestOf(accrual, { annualRateBasisPoints: rate, currency: 'USD' })).toEqual(usd(interest))
})

test('interest that is paid day by day adds up to the interest of the whole time', () => {
  let position = advanced({
    day: '2026-11-22',
    advance: usd(1_499),
    fee: usd(0),
    annualRateBasisPoints: 1200,
  })
  const paid = []
  for (let day = 1; day <= 90; day++) {
    const on = dayAfter('2026-11-22', day)
    const due = interestDue(asOf(position, on))
    const [shares, next] = share(position, { amount: due, day: on })
    paid.push(shares.interest)
    position = next
  }
  // 1,499 × 12 % × 90 / 360 = 44.97
  expect(sum('USD', paid)).toEqual(usd(45))
  expect(position.principal).toEqual(usd(1_499))
})

test('a payment goes to interest and principal, then to our fee, and the rest to the customer', () => {
  const start = advanced({
    day: '2026-11-22',
    advance: usd(850_000),
    fee: usd(5_000),
    annualRateBasisPoints: 1200,
  })
  const [part, afterPart] = share(start, { amount: usd(400_000), day: '2026-12-22' })
  expect(part).toEqual({ interest: usd(8_500), principal: usd(391_500), fee: usd(0), rest: usd(0) })
  // 4,585.00 for 15 days at 12 %: 22.925, on top of 85.00 that were exact.
  const [rest, afterRest] = share(afterPart, { amount: usd(600_000), day: '2027-01-06' })
  expect(rest).toEqual({ interest: usd(2_293), principal: usd(458_500), fee: usd(5_000), rest: usd(134_207) })
  expect(isSettled(afterPart)).toBe(false)
  expect(isSettled(afterRest)).toBe(true)
  const [again] = share(afterRest, { amount: usd(1_000_000), day: '2027-02-06' })
  expect(again.rest).toEqual(usd(1_000_000))
})

test('a payment of an earlier day, reported later, takes back no interest and counts no day twice', () => {
  const start = advanced({
    day: '2026-11-22',
    advance: usd(850_000),
    fee: usd(5_000),
    annualRateBasisPoints: 1200,
  })
  const [, after] = share(start, { amount: usd(400_000), day: '2026-12-22' })
  expect(asOf(after, '2026-12-12')).toEqual(after)
  const [late] = share(after, { amount: usd(100_000), day: '2026-12-12' })
  expect(late).toEqual({ interest: usd(0), principal: usd(100_000), fee: usd(0), rest: usd(0) })
})

test('on any path of payments, what was paid is shared out whole, and advance, cost and remainder are the invoice', () => {
  const payment = fc.record({
    permille: fc.integer({ min: 1, max: 1500 }),
    later: fc.integer({ min: 0, max: 200 }),
  })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100n, max: 10_000_000_000n }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(payment, { maxLength: 8 }),
      (cents, percent, rate, payments) => {
        const lending = { annualRateBasisPoints: rate, feeBasisPoints: 50, leastFee: usd(100) }
        const receivable = usd(cents)
        const { advance, fee } = makeOffer({
          receivable,
          percent,
          from: '2026-11-22',
          dueDate: '2026-12-22',
          terms: lending,
        })
        let position = advanced({ day: '2026-11-22', advance, fee, annualRateBasisPoints: rate })
        const paid = { all: 0n, interest: 0n, principal: 0n, fee: 0n, rest: 0n }
        let day = '2026-11-22'
        const pay = (amount: bigint) => {
          const [shares, next] = share(position, { amount: usd(amount), day })
          for (const part of Object.values(shares)) expect(part.amount).toBeGreaterThanOrEqual(0n)
          paid.all += amount
          paid.interest += shares.interest.amount
          paid.principal += shares.principal.amount
          paid.fee += shares.fee.amount
          paid.rest += shares.rest.amount
          position = next
        }
        for (const { permille, later } of payments) {
          day = dayAfter(day, later)
          pay((cents * BigInt(permille)) / 1000n)
        }
        // Recourse: the customer pays what is still due.
        pay(totalDue(asOf(position, day)).amount)
        expect(isSettled(position)).toBe(true)
        expect(paid.interest + paid.principal + paid.fee + paid.rest).toBe(paid.all)
        expect(paid.principal).toBe(advance.amount)
        expect(paid.fee).toBe(fee.amount)
        // The buyer pays the invoice itself: advance + cost + remainder = invoice, with what was paid beyond it passed on.
        const beyond = paid.all - cents
        expect(advance.amount + paid.interest + paid.fee + (paid.rest - beyond)).toBe(cents)
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', '1-30'],
  ['2026-12-22', '1-30'],
  ['2026-12-23', '31-60'],
  ['2027-01-21', '31-60'],
  ['2027-01-22', '61-90'],
  ['2027-02-20', '61-90'],
  ['2027-02-21', '90+'],
])('an invoice that was due on 22 Nov 2026 is on %s in the bucket %s', (today, bucket) => {
  expect(bucketOf('2026-11-22', today)).toBe(bucket)
})
