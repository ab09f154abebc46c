import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { expect, test } from 'vitest'
import { tradeEventsQuery } from './trade-events-query.ts'

type Timeline = WireTransactionSummary['timeline']
const event = (title: string) => ({ title }) as Timeline[number]
const [started, named] = [event('Trade started'), event('Trade named')]

test('all events are asked for again once the summary has others, and stay in view meanwhile', async () => {
  const asked: number[] = []
  const eventsBeside = (timeline: Timeline) => ({
    ...tradeEventsQuery({ transaction_id: '7', timeline }),
    queryFn: async () => {
      asked.push(timeline.length)
      return { timeline } as WireTransactionSummary
    },
  })
  const all = new QueryObserver(new QueryClient(), eventsBeside([started]))
  const stop = all.subscribe(() => undefined)
  await expect.poll(() => all.getCurrentResult().data).toEqual([started])
  all.setOptions(eventsBeside([named, started]))
  expect(all.getCurrentResult().data).toEqual([started])
  await expect.poll(() => all.getCurrentResult().data).toEqual([named, started])
  expect(asked).toEqual([1, 2])
  stop()
})
