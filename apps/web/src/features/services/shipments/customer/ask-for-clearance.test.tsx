import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openPage } from '../../../../../test/open-page.tsx'
import { profileQuery, type User } from '../../../../lib/session/profile.ts'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { AskForClearance } from './ask-for-clearance.tsx'

const shownIn = (state: string, has_codes: boolean) => {
  const client = new QueryClient()
  client.setQueryData(profileQuery.queryKey, { role: 'owner' } as User)
  const clearing = { is_ordered: false, crosses_border: true, has_codes, may_correct: true, request: null }
  const detail = { logistics: { state }, clearing } as BookingDetail
  return openPage('/', <AskForClearance detail={detail} />, client)
}

test('who lacks HS codes is led to the card that takes them', async () => {
  const closed = await shownIn('confirmed', false)
  expect(closed).toContain('First give the HS codes of the goods in ')
  expect(closed).toMatch(/<a [^>]*href="#parties"[^>]*>“Parties and goods”<\/a>/)
  expect(await shownIn('confirmed', true)).not.toContain('#parties')
  const arrived = await shownIn('arrived', false)
  expect(arrived).toContain('The goods have arrived. Write to us about their customs clearance.')
  expect(arrived).not.toContain('#parties')
})
