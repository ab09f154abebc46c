import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import { describe, expect, test } from 'vitest'
import type { PaperSays } from '../../../entries/feature-entry.ts'
import { guessFields } from './guess-fields.ts'
import { saidByPapers } from './sides.ts'

const sha256 = 'a'.repeat(64)
const whole = (text: string): ReadDocument => ({ unread: null, fields: guessFields(text) })

/** For each side of one paper whether it is a guess, and why not all of the paper is compared. */
async function saidOf(says: PaperSays | undefined, read?: ReadDocument) {
  const { sides, unread } = await saidByPapers(
    [
      {
        ...{ key: 'presented.1', type: 'packing_list', title: 'Packing list 7', record: 'SE-2026-1' },
        ...{ at: new Date(0), sha256, ...(says && { says }), file: () => Promise.reject(new Error()) },
      },
    ],
    new Map(read && [[sha256, read]]),
    { transactionId: 'trade', currency: 'USD' },
  )
  return { sides: sides.map(({ is_guess }) => is_guess), why: unread.map(({ why }) => why) }
}

const typed = { port_of_loading: 'Mumbai' }
const typedNothing = { port_of_loading: null, port_of_discharge: null, shipping_date: null }
const notRead = 'Its text has not been read.'

describe('a paper that a service holds', () => {
  test('of which nothing was typed has no side of its own, and its text says why it is not compared', async () => {
    expect(await saidOf(typedNothing)).toEqual({ sides: [], why: [notRead] })
    expect(await saidOf(undefined)).toEqual({ sides: [], why: [notRead] })
    const picture = { unread: 'A picture: its text is not read.', fields: null }
    expect(await saidOf(typedNothing, picture)).toEqual({ sides: [], why: [picture.unread] })
    const none = whole('Thank you for your order')
    expect(await saidOf(typedNothing, none)).toEqual({
      ...{ sides: [], why: ['Its text names nothing that is compared.'] },
    })
  })

  test('of which something was typed is compared by it, and its text is still to be read', async () => {
    expect(await saidOf(typed)).toEqual({ sides: [false], why: [notRead] })
    expect(await saidOf(typed, whole('CIF Hamburg'))).toEqual({ sides: [false, true], why: [] })
  })

  test('that was read in part says so beside what was read', async () => {
    const unread = 'Only the first 20 of 300 pages were read.'
    expect(await saidOf(typedNothing, { ...whole('CIF Hamburg'), unread })).toEqual({
      ...{ sides: [true], why: [unread] },
    })
  })
})
