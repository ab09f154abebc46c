import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { BookingState } from '@tradelane/contract/shipments/states'
import { describe, expect, test } from 'vitest'
import type { BookingRow } from './bookings.ts'
import { nextOfBooking } from './next-step.ts'

describe('the next step of a booking', () => {
  test('is our confirmation, by the promised day', () => {
    expect(next(booking('requested', 'due'))).toMatchObject({ who: 'tradelane', by: day(2) })
  })

  test('is the payment once it is confirmed, by the one deadline of the bill', () => {
    expect(next(booking('confirmed', 'due'))).toMatchObject({ who: 'approver', by: payBy })
    expect(next(booking('in_transit', 'due'))).toMatchObject({ who: 'approver', by: payBy })
  })

  test('is the payment before the goods leave, where they are to be insured, by the same day', () => {
    const cover = {
      state: 'agreed',
      insurance_id: null,
      policy_number: null,
      certificate_number: null,
      insured_from: null,
    } as const
    const step = nextOfBooking(booking('confirmed', 'due'), { ...reading, shipment, cover })
    expect(step).toMatchObject({ who: 'approver', by: payBy })
    expect(step?.text).toContain('insurance')
  })

  test('says only what is to be done, where there is one thing', () => {
    expect(next(booking('confirmed', 'due'))?.text).toBe(
      'Pay the freight. At the destination the carrier hands the goods over only once it is paid.',
    )
  })

  test('is the carrier’s where it was paid before the screening held anything', () => {
    const held = { message: 'We check some details.' }
    const step = nextOfBooking(booking('confirmed', 'paid'), { ...reading, shipment, held })
    expect(step?.who).toBe('carrier')
  })

  test('addresses the staff in the back office', () => {
    const asked = (isOffice: boolean) =>
      nextOfBooking(booking('confirmed', 'due'), { ...reading, shipment, isOffice })?.text
    expect(asked(true)).toMatch(/^The company pays the freight\./)
    expect(asked(false)).toMatch(/^Pay the freight\./)
  })

  test('is ours while the screening holds the payment', () => {
    const held = { message: 'We check some details.' }
    const step = nextOfBooking(booking('confirmed', 'due'), { ...reading, shipment, held })
    expect(step).toEqual({ who: 'tradelane', text: held.message, by: null })
  })

  test('is the payment of goods that have arrived, by the same day', () => {
    const step = next(booking('arrived', 'due'))
    expect(step).toMatchObject({ who: 'approver', by: payBy })
    expect(step?.text).not.toBe(next(booking('confirmed', 'due'))?.text)
  })

  test('is the provider while the payment is collected', () => {
    expect(next(booking('arrived', 'processing'))).toMatchObject({ who: 'provider', by: null })
  })

  test('is the next message of the carrier, with its time', () => {
    expect(next(booking('in_transit'))).toMatchObject({
      who: 'carrier',
      text: 'On the way. Next: vessel arrives.',
      by: day(10),
    })
  })

  test('is the collection until the goods have left, with the time of the next message', () => {
    const step = next(booking('confirmed'))
    expect(step).toMatchObject({ who: 'carrier', by: day(10) })
    expect(step?.text).not.toMatch(/On the way/)
  })

  test('is the delivery of goods that have arrived, by the expected day', () => {
    expect(next(booking('arrived'))).toMatchObject({ who: 'carrier', by: day(12) })
  })

  test('has no day while the carrier has sent no plan', () => {
    expect(next(booking('arrived'), null)).toMatchObject({ who: 'carrier', by: null })
    expect(next(booking('in_transit'), null)).toMatchObject({ who: 'carrier', by: null })
  })

  test('is none after the delivery', () => {
    expect(next(booking('delivered'))).toBeNull()
  })
})

describe('the turn of the company comes before the carrier’s', () => {
  const details = { who: 'customer', text: 'Give the missing details: Incoterm.', by: day(3) } as const
  const papers = { who: 'customer', text: 'Add the documents.', by: day(5) } as const
  const owing = (state: BookingState, payment: Payment = 'paid', isOffice = false) =>
    nextOfBooking(booking(state, payment), { ...reading, shipment, isOffice, owed: [papers, details] })

  test('with the task that is due first, and the others behind it', () => {
    expect(owing('confirmed')).toEqual({
      ...details,
      text: 'Give the missing details: Incoterm. Also: Add the documents.',
    })
  })

  test('together with the payment', () => {
    expect(owing('confirmed', 'due')).toMatchObject({
      by: day(3),
      text: expect.stringMatching(/Pay the freight/),
    })
  })

  test('while we confirm the booking, which is the back office’s own turn', () => {
    expect(owing('requested', 'due')).toMatchObject({
      who: 'customer',
      text: expect.stringMatching(/^Give the missing details: .* Meanwhile: We confirm the booking/),
    })
    expect(owing('requested', 'due', true)).toMatchObject({ who: 'tradelane', by: day(2) })
  })

  test('also while the provider collects the payment', () => {
    expect(owing('arrived', 'processing')).toMatchObject({ who: 'customer' })
  })

  test('but not after the delivery', () => {
    expect(owing('delivered')).toBeNull()
  })
})

const now = new Date('2026-11-22T10:00:00Z')
const day = (number: number) => new Date(Date.UTC(2026, 11, number))
const planned = (number: number) => ({ planned: day(number), estimated: null, actual: null })

type Payment = 'due' | 'processing' | 'paid'
const booking = (state: BookingState, payment: Payment = 'paid') =>
  ({
    state,
    refunded_at: null,
    paid_at: payment === 'paid' ? day(1) : null,
    charge_state: payment === 'processing' ? 'held' : null,
    confirm_due_at: day(2),
  }) as unknown as BookingRow

/** Loaded, not unloaded yet; arrives on the 10th, is delivered on the 12th; free of charge until the 15th. */
const shipment = {
  eta: planned(10),
  delivery: planned(12),
  free_time: { ends_at: day(15) },
  events: [
    { label: 'Loaded on board', actual: day(1), shown_at: day(1) },
    { label: 'Vessel arrives', actual: null, shown_at: day(10) },
    { label: 'Unloaded', actual: null, shown_at: day(11) },
  ],
} as unknown as Shipment

const payBy = day(6)
const reading = { now, payBy, isOffice: false, cover: null, owed: [], held: null }
const next = (row: BookingRow, view: Shipment | null = shipment) =>
  nextOfBooking(row, { ...reading, shipment: view })
