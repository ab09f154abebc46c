import { countries } from '@tradelane/contract/lists/country-names'
import { expect, test } from 'vitest'
import { countryOptions } from './country-options.ts'
import { matchingOptions, namedOption } from './matching-options.ts'

const swedish = { value: 'SE', label: 'Swedish', alsoFound: 'Sweden' }
const german = { value: 'DE', label: 'German', alsoFound: 'Germany' }
const closed = { value: 'XX', label: 'Closed', isDisabled: true }
const options = [swedish, german, closed, { value: '1', label: 'Hafen' }, { value: '2', label: 'Hafen' }]

test.each([
  ['sweden', swedish],
  [' SWEDISH ', swedish],
  ['de', german],
  ['germ', undefined],
  ['hafen', undefined],
  ['closed', undefined],
  ['', undefined],
])('“%s” names %j', (typed, option) => {
  expect(namedOption(options, typed)).toEqual(option)
})

test('what else an option is found by finds it, after those that begin with the text', () => {
  expect(matchingOptions(options, 'ger')).toEqual([german])
  expect(matchingOptions([{ value: '3', label: 'Old German' }, german], 'german')).toEqual([
    german,
    { value: '3', label: 'Old German' },
  ])
})

test('nothing typed offers all of them in their own order', () => {
  const [first, ...others] = options.map((one) => ({ ...one, isRarelyMeant: one.value === 'SE' }))
  expect(first && matchingOptions([first, ...others], ' ')).toEqual([first, ...others])
})

const excluded = ['KP']
const allCountries = countryOptions(countries).map((one) => ({
  ...one,
  isRarelyMeant: excluded.includes(one.value),
}))

test.each([
  ['korea', 'KR KP'],
  ['congo', 'CD CG'],
  ['guinea', 'GN GW GQ PG'],
  ['virgin islands', 'VG VI'],
  ['ireland', 'IE'],
  ['niger', 'NE NG'],
  ['dominica', 'DM DO'],
  ['kp', 'KP'],
])('“%s” offers the countries %s in this order', (typed, codes) => {
  expect(matchingOptions(allCountries, typed).map(({ value }) => value)).toEqual(codes.split(' '))
})

const named = (value: string, ...otherNames: string[]) => ({
  ...{ value, label: allCountries.find((one) => one.value === value)?.label ?? value, otherNames },
})
const withNames = [
  named('AS', 'ASM'),
  named('CI', 'CIV', 'Ivory Coast'),
  named('CW', 'CUW', 'Kòrsou'),
  named('MA', 'MAR', 'المغرب'),
  named('MH', 'MHL'),
  named('UA', 'UKR', 'Україна'),
  named('AE', 'ARE', 'UAE'),
  named('GB', 'GBR', 'UK', 'England'),
  named('US', 'USA', 'America', 'U.S. of A.'),
]

test.each([
  ['UK', 'GB UA'],
  ['uae', 'AE UA'],
  ['ua', 'UA AE'],
  ['USA', 'US'],
  ['america', 'US AS'],
  ['Engl', 'GB'],
  ['ivory coast', 'CI'],
  ['mar', 'MA MH'],
  ['korsou', 'CW'],
  ['україна', 'UA'],
])('“%s” offers %s by other names, those that are typed whole first', (typed, codes) => {
  expect(matchingOptions(withNames, typed).map(({ value }) => value)).toEqual(codes.split(' '))
})

test.each([
  ['UAE', 'AE'],
  ['ua', 'UA'],
  ['england', 'GB'],
  ['korsou', 'CW'],
  ['Ivory', undefined],
])('“%s” is another name of %s alone', (typed, code) => {
  expect(namedOption(withNames, typed)?.value).toBe(code)
})
