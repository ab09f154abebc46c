import { places } from '@tradelane/contract/places/calls'
import { expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test.each([
  ['上海', 'Shanghai, CN', '上海'],
  ['Москва', 'Moscow, RU', 'Москва'],
  ['моск', 'Moscow, RU', 'Москва'],
  ['서울', 'Seoul, KR', '서울'],
  ['القاهرة', 'Cairo, EG', 'القاهرة'],
  ['München', 'Munich, DE', 'München'],
  ['munchen', 'Munich, DE', 'Munchen'],
  ['münch', 'Munich, DE', 'München'],
  ['muenchen', 'Munich, DE', 'Muenchen'],
  ['münchen germany', 'Munich, DE', 'München'],
  ['München, DE', 'Munich, DE', 'München'],
  ['København', 'Copenhagen, DK', 'København'],
  ['Köbenhavn', 'Copenhagen, DK', 'Köbenhavn'],
  ['Bombay', 'Mumbai, IN', 'Bombay'],
  ['JNPT', 'Nhava Sheva, IN', 'JNPT'],
  // In the letters that were typed, otherwise with the fewest marks.
  ['Roma', 'Rome, IT', 'Roma'],
  ['Róma', 'Rome, IT', 'Róma'],
  ['Napoli', 'Naples, IT', 'Napoli'],
  ['Nàpoli', 'Naples, IT', 'Nàpoli'],
  ['torino', 'Turin, IT', 'Torino'],
  ['wie', 'Vienna, AT', 'Wien'],
  ['Wiedeń', 'Vienna, AT', 'Wiedeń'],
  // With a typing error.
  ['Bombsy', 'Mumbai, IN', 'Bombay'],
  // Its own name, a later word of it, its code, and its own name with a typing error.
  ['Munich', 'Munich, DE', undefined],
  ['zurich', 'Zürich, CH', undefined],
  ['paulo', 'São Paulo, BR', undefined],
  ['nyc', 'New York City, US', undefined],
  ['NLRTM', 'Rotterdam, NL', undefined],
  ['Hambrug', 'Hamburg, DE', undefined],
])('“%s” finds %s by its name %s', async (q, text, matched) => {
  const { body } = await app.call(places.cities, { query: { q } })
  const city = body.find((one) => one.text === text)
  expect([city?.text, city?.matched]).toEqual([text, matched])
})

test('the answer has the field only where another name was found', async () => {
  const { body } = await app.call(places.cities, { query: { q: 'Hamburg' } })
  expect(Object.keys(body[0] ?? {}).toSorted()).toEqual(
    [
      'countryCode',
      'countryName',
      'geonameId',
      'lat',
      'lng',
      'name',
      'region',
      'terminal',
      'text',
    ].toSorted(),
  )
})
