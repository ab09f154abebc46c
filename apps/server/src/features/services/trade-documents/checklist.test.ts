import { describe, expect, test } from 'vitest'
import { checklistOf, type TradeFacts } from './checklist.ts'

const needed = ({
  content = {},
  booked,
  subjects = [],
  documents = [],
  requested = [],
  asked = [],
}: Partial<TradeFacts>) => checklistOf({ content, booked, subjects, documents, requested, asked })
const requiredOf = (facts: Partial<TradeFacts>) =>
  needed(facts).flatMap(({ required, title }) => (required ? [title] : []))
const bySea = { freight_type: 'Sea', transportation_by: 'FCL' } as const
const goods = ['Commercial invoice', 'Packing list']

describe('the documents that a trade needs', () => {
  test('are by term, way and payment', () => {
    const escrow = { services: ['escrow'] as 'escrow'[], cargo: bySea }
    expect(requiredOf({ content: { ...escrow, incoterm: 'CIF' } })).toEqual([
      ...goods,
      'Bill of lading',
      'Insurance certificate',
    ])
    expect(requiredOf({ content: { ...escrow, incoterm: 'FCA' } })).toEqual([...goods, 'Bill of lading'])
    expect(requiredOf({ content: { incoterm: 'CIP', cargo: { freight_type: 'Air' } } })).toEqual([
      ...goods,
      'Air waybill',
      'Insurance certificate',
    ])
    expect(requiredOf({ content: { incoterm: 'DAP', cargo: { freight_type: 'Land' } } })).toEqual([
      ...goods,
      'Consignment note (CMR)',
    ])
    expect(requiredOf({ booked: { mode: 'RAIL_FCL', incoterm: 'DAP' } })).toEqual([
      ...goods,
      'Consignment note (CIM or SMGS)',
    ])
    expect(requiredOf({ subjects: ['invoice_factoring'] })).toEqual([...goods, 'Purchase order'])
  })

  test('are those that an escrow is released against, and no others', () => {
    const facts = { content: { incoterm: 'FCA' as const, cargo: bySea }, subjects: ['smart_escrow'] }
    const paidAgainst = (asked: string[]) =>
      needed({ ...facts, asked }).flatMap(({ title, required, why }) =>
        why.includes('The escrow is released against it.') ? [[title, required]] : [],
      )
    expect(paidAgainst([])).toEqual([])
    expect(paidAgainst(['Bill of lading'])).toEqual([['Bill of lading', true]])
    expect(paidAgainst(['Certificate of origin', 'Insurance certificate', 'Commercial invoice'])).toEqual([
      ...[['Commercial invoice', true] as const, ['Certificate of origin', true] as const],
      ['Insurance certificate', true],
    ])
    expect(paidAgainst(['Inspection certificate', 'Photos of the goods'])).toEqual([
      ...[['Inspection certificate', true] as const, ['Photos of the goods', true] as const],
    ])
    const photos = {
      type: 'other',
      title: 'photos of goods.pdf',
      file_name: null,
      state: 'uploaded',
    } as const
    const stateOf = (title: string) =>
      needed({ ...facts, asked: ['Photos of the goods (3)'], documents: [{ ...photos, title }] }).at(-1)
        ?.state
    expect([stateOf('Photos-of-the-goods-3.pdf'), stateOf('Photos of a cat')]).toEqual(['PRESENT', 'MISSING'])
    const named = (asked: string, title: string) =>
      needed({ ...facts, asked: [asked], documents: [{ ...photos, title }] }).at(-1)?.state
    expect(named('Test report (SGS)', 'SGS test report.pdf')).toBe('PRESENT')
    expect(named('GSP', 'Flagspray.pdf')).toBe('MISSING')
    expect(named('***', 'Photos of a cat')).toBe('MISSING')
    // A pattern of these words would have more ways through them than a computer can try.
    expect(named('a '.repeat(120), `${'a '.repeat(120)}b`)).toBe('PRESENT')
    expect(named(`${'a '.repeat(120)}c`, `${'a '.repeat(120)}b`)).toBe('MISSING')
  })

  test('follow the booking before the request', () => {
    const content = { incoterm: 'CIF', cargo: bySea } as const
    expect(requiredOf({ content, booked: { mode: 'AIR', incoterm: 'FCA' } })).toEqual([
      ...goods,
      'Air waybill',
    ])
  })

  test('say why, and who brings them', () => {
    const items = needed({ content: { incoterm: 'FCA', role: 'seller', cargo: bySea } })
    expect(items.map(({ title, required, why, who }) => [title, required, why, who])).toEqual([
      [
        'Commercial invoice',
        true,
        'Customs and the buyer read from it what is sold and what it costs.',
        'You, as the seller',
      ],
      [
        'Packing list',
        true,
        'Customs and the carrier read from it what is in each package and what it weighs.',
        'You, as the seller',
      ],
      [
        'Bill of lading',
        true,
        'It is the carrier’s receipt. Where it is made out to order, who holds it gets the goods.',
        'The carrier that the buyer orders',
      ],
      [
        'Certificate of origin',
        false,
        'Customs may ask for it, and a lower duty may depend on it.',
        'You, as the seller, from a chamber of commerce',
      ],
      [
        'Insurance certificate',
        false,
        'Under FCA neither side owes the other insurance.',
        'Who insures the goods',
      ],
    ])
  })

  test('are present once there is one of the type, and a waybill by its name', () => {
    const documents = [
      { type: 'packing_list', title: 'Packing list', file_name: 'p.pdf', state: 'uploaded' },
      { type: 'other', title: 'Scan.pdf', file_name: 'Scan.pdf', state: 'uploaded' },
    ] as const
    const content = { cargo: { freight_type: 'Air' } } as const
    const stateOf = (facts: Partial<TradeFacts>) =>
      Object.fromEntries(needed(facts).map(({ title, state }) => [title, state]))
    expect(stateOf({ content, documents })).toMatchObject({
      ...{ 'Commercial invoice': 'MISSING', 'Packing list': 'PRESENT', 'Air waybill': 'MISSING' },
    })
    const waybill = { type: 'other', title: 'AWB 020-1234.pdf', file_name: null, state: 'uploaded' } as const
    expect(stateOf({ content, documents: [waybill] })['Air waybill']).toBe('PRESENT')
  })
  test('say of the newest good one: approved or here, else asked for, and else what became of the newest', () => {
    const of = (...states: TradeFacts['documents'][number]['state'][]) =>
      states.map(
        (state) => ({ type: 'packing_list', title: 'Packing list', file_name: 'p.pdf', state }) as const,
      )
    const requested = [{ type: 'packing_list', asked: 'The list' }] as const
    const standing = (facts: Partial<TradeFacts>) =>
      needed(facts).find(({ type }) => type === 'packing_list')?.state
    const found = [
      standing({ documents: of('rejected', 'approved', 'uploaded'), requested }),
      standing({ documents: of('rejected', 'uploaded', 'approved'), requested }),
      standing({ documents: of('rejected', 'issued'), requested }),
      standing({ documents: of('expired'), requested }),
      standing({ documents: of('expired', 'rejected') }),
      standing({ documents: of('rejected', 'expired') }),
      standing({ requested: [{ type: 'other', asked: 'Packing list' }] }),
    ]
    expect(found).toEqual(['APPROVED', 'PRESENT', 'PRESENT', 'REQUESTED', 'EXPIRED', 'REJECTED', 'MISSING'])
    const air = { type: 'other', title: 'Air waybill' } as const
    const standingOfWaybills = (...files: readonly (readonly [string, 'approved' | 'uploaded'])[]) =>
      needed({
        content: { cargo: { freight_type: 'Air' } },
        documents: files.map(([file_name, state]) => ({ ...air, file_name, state })),
      }).find(({ type }) => type === 'other')?.state
    // Another name is another paper, and no newer version.
    expect(standingOfWaybills(['2.pdf', 'uploaded'], ['1.pdf', 'approved'])).toBe('APPROVED')
    expect(standingOfWaybills(['A.pdf', 'uploaded'], ['a.pdf', 'approved'])).toBe('PRESENT')
    const waybill = needed({
      content: { cargo: { freight_type: 'Air' } },
      requested: [{ type: 'other', asked: 'Air waybill' }],
    }).find(({ type }) => type === 'other')
    expect(waybill?.state).toBe('REQUESTED')
  })
})
