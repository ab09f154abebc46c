import { greatCircleKm, isJourney, planJourney, seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { readCities } from './read-cities.ts'
import { searchCities } from './search-cities.ts'

const first = async (q: string) => (await searchCities(q, 4))[0]

/**
 * Where the SMDG terminal facilities list of December 2025 (CC BY 4.0, github.com/datasets/smdg-master-terminal-facilities-list) has
 * terminals of ports that we found in other sources.
 */
const terminals = `
AEJEA Jebel Ali 24.992 55.066; AERKT Ras al Khaimah 25.981 56.055; AESHJ Sharjah 25.358 55.371; AUBEL Bell Bay -41.139 146.855
AUFRE Fremantle -32.047 115.742; BDCGP Chittagong 22.300 91.796; BDMGL Mongla 22.490 89.591; CNSHK Shekou 22.454 113.892
CNYTN Yantian 22.573 114.269; DOCAU Caucedo 18.423 -69.631; DOHAI Rio Haina 18.425 -70.018; EEMUG Muuga 59.492 24.968
EGSOK Sokhna 29.650 32.351; IDMAK Makassar -5.130 119.404; INCOK Cochin 9.978 76.252; INKRI Krishnapatnam 14.254 80.114
INMUN Mundra 22.739 69.686; INNSA Nhava Sheva 18.948 72.941; INTUT Tuticorin 8.751 78.214; ITGIT Gioia Tauro 38.460 15.911
JMKIN Kingston 17.981 -76.834; MTMAR Marsaxlokk 35.820 14.543; MYPGU Pasir Gudang 1.437 103.890; MYPKG Port Klang 3.037 101.357
MYTPP Tanjung Pelepas 1.363 103.546; MZMNC Nacala -14.544 40.667; NGAPP Apapa 6.436 3.388; NGONN Onne 4.668 7.153
NLRTM Rotterdam 51.954 4.003; NLMOE Moerdijk 51.681 4.594
`
const listed = [...terminals.matchAll(/([A-Z]{5}) (.+?) (-?[\d.]+) (-?[\d.]+)/g)].map(
  ([, code = '', name = '', lat, lng]) => ({ code, name, position: [Number(lng), Number(lat)] as const }),
)

test.each(listed)(
  'the port $name is found by its name and by $code, where the terminals are',
  async (port) => {
    for (const q of [port.name, port.code, `${port.code.slice(0, 2)} ${port.code.slice(2)}`]) {
      const found = await first(q)
      expect(found?.countryCode).toBe(port.code.slice(0, 2))
      expect(greatCircleKm([Number(found?.lng), Number(found?.lat)], port.position)).toBeLessThan(45)
    }
    expect((await first(port.code))?.terminal).toMatchObject({ kind: 'port', code: port.code })
  },
)

test.each([
  ['JNPT', 'Nhava Sheva, IN'],
  ['NSICT', 'Nhava Sheva, IN'],
  ['Vallarpadam', 'Cochin, IN'],
  ['PTP', 'Tanjung Pelepas, MY'],
  ['Westports', 'Pelabuhan Klang, MY'],
  ['Maasvlakte', 'Rotterdam, NL'],
  ['Waigaoqiao', 'Shanghai, CN'],
  ['Yangshan', 'Shanghai, CN'],
  ['Chiwan', 'Shekou, CN'],
  ['Laem Chabang', 'Laem Chabang, TH'],
])('the terminal %s leads to %s', async (q, text) => {
  expect((await searchCities(q, 4)).map((city) => city.text)).toContain(text)
})

test('each port is found by its UN/LOCODE, in its country', async () => {
  const lost = []
  for (const { code, countryCode } of seaPorts()) {
    const found = await first(code)
    if (found?.terminal?.code !== code || found.countryCode !== countryCode) lost.push(code)
  }
  expect(lost).toEqual([])
})

test('a port that is a place of its own says what it is and which city is beside it', async () => {
  expect(await first('Nhava Sheva')).toMatchObject({
    name: 'Nhava Sheva',
    countryCode: 'IN',
    region: 'Maharashtra',
    terminal: { kind: 'port', code: 'INNSA', near: 'Mumbai' },
  })
  expect((await first('Nhava Sheva'))?.geonameId).toBeLessThan(0)
})

/** IATA's codes of airports and of cities with several. */
test.each([
  ['BOM', 'Mumbai, IN'],
  ['FRA', 'Frankfurt am Main, DE'],
  ['HKG', 'Hong Kong, HK'],
  ['ORD', 'Chicago, US'],
  ['PVG', 'Shanghai, CN'],
  ['SIN', 'Singapore, SG'],
  ['NYC', 'New York City, US'],
  ['LON', 'London, GB'],
])('%s finds %s', async (code, text) => {
  expect((await first(code))?.text).toBe(text)
})

/** Names of cities: UN/LOCODE's list of other names (2024-2, github.com/datasets/un-locode). Former names of countries: ISO 3166-3. */
test.each([
  ['Rangoon', 'Yangon, MM'],
  ['Leningrad', 'Saint Petersburg, RU'],
  ['Oporto', 'Porto, PT'],
  ['Flushing', 'Vlissingen, NL'],
  ['Gothenburg', 'Göteborg, SE'],
  ['Burma', 'Yangon, MM'],
  ['Dahomey', 'Cotonou, BJ'],
  ['Upper Volta', 'Ouagadougou, BF'],
  ['New Hebrides', 'Port-Vila, VU'],
  ['Southern Rhodesia', 'Harare, ZW'],
  ['Zaire', 'Kinshasa, CD'],
  ['Ceylon', 'Colombo, LK'],
  ['Sri Lanka', 'Colombo, LK'],
  ['UAE', 'Dubai, AE'],
  ['Bombay', 'Mumbai, IN'],
  ['Saigon', 'Ho Chi Minh City, VN'],
])('%s finds %s', async (q, text) => {
  expect((await searchCities(q, 4)).map((city) => city.text)).toContain(text)
})

test('freight reaches each port that is a place of its own', async () => {
  const cities = await readCities()
  const own = Array.from({ length: cities.size }, (_, number) => cities.cityOf(number)).filter(
    ({ near }) => near !== undefined,
  )
  expect(own.length).toBeGreaterThan(50)
  const hamburg = { name: 'Hamburg', countryCode: 'DE', position: [9.99, 53.55] } as const
  const unreached = own.filter(({ name, countryCode, lng, lat }) => {
    return !isJourney(planJourney({ name, countryCode, position: [lng, lat] }, hamburg, 'sea'))
  })
  expect(unreached).toEqual([])
})
