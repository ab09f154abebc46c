import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../test/open-page.tsx'
import { codeListQuery } from '../../lib/queries/code-list.ts'
import { matchingOptions } from './matching-options.ts'
import { useBankCountryOptions, useCountryOptions } from './use-country-options.ts'

function Found({ typed, isOfBanks = false }: { typed: string; isOfBanks?: boolean }) {
  const [all, ofBanks] = [useCountryOptions(), useBankCountryOptions()]
  return <p>{matchingOptions(isOfBanks ? ofBanks : all, typed)[0]?.label ?? 'nothing'}</p>
}

const found = async (typed: string, client: QueryClient, isOfBanks?: boolean) =>
  textOf(await openPage('/', <Found typed={typed} {...(isOfBanks && { isOfBanks })} />, client))

test('a country is found by its other names once the list is there, and by its name before', async () => {
  const client = new QueryClient()
  expect(await found('Holland', client)).toContain('nothing')
  expect(await found('Netherlands', client)).toContain('Netherlands')
  client.setQueryData(codeListQuery('COUNTRY_NAME', '').queryKey, [
    { code: 'NL', description: 'Netherlands', other_names: ['NLD', 'Holland'] },
  ])
  expect(await found('Holland', client)).toContain('Netherlands')
})

test('banks and customs are in Kosovo too', async () => {
  const client = new QueryClient()
  expect(await found('Kosovo', client)).toContain('nothing')
  expect(await found('Kosovo', client, true)).toContain('Kosovo')
})
