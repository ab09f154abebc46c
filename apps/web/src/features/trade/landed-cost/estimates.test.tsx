import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { codeListQuery } from '../../../lib/queries/code-list.ts'
import { emptyValues } from './estimate-values.ts'
import { Estimates } from './estimates.tsx'

const several = 'This trade has several kinds of goods: estimate each by itself.'
const taken = 'Taken from where the goods leave: change it if they were made elsewhere'

async function saidOf(origin: string, given: { departure?: string; hasSeveralKinds?: boolean }) {
  const client = new QueryClient()
  client.setQueryData(codeListQuery('COUNTRY_NAME', '').queryKey, [])
  const page = <Estimates first={{ ...emptyValues, origin }} {...given} />
  const shown = textOf(await openPage('/landed-cost', page, client))
  expect(shown).toContain('Goods and route')
  return [several, taken].map((words) => shown.includes(words))
}

test('The form says what a trade does not say of its goods', async () => {
  expect(await saidOf('IN', { departure: 'IN', hasSeveralKinds: true })).toEqual([true, true])
  expect(await saidOf('IN', { departure: 'IN' })).toEqual([false, true])
  expect(await saidOf('CN', { departure: 'IN' })).toEqual([false, false])
  expect(await saidOf('IN', {})).toEqual([false, false])
  expect(await saidOf('', {})).toEqual([false, false])
})
