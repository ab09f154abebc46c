import type { PrintedDocument } from '@tradelane/contract/shipments/booking-detail'
import { shipments } from '@tradelane/contract/shipments/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { confirmed, givenBooking, shipmentPage, someDetails } from '../../../../../test/given-shipment.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('by sea it is a bill of lading, with ports, containers, goods and weight in their boxes', async () => {
  const { text, page } = await draftOf(
    { quantity: 12, weight: 180_000 },
    { shipper: long, notify_party: long },
  )
  const main = page.logistics.freight.legs.find(({ role }) => role === 'main')
  expect(text).toContain('Draft of the bill of lading')
  expect(text).toContain('Terms of delivery (Incoterms 2020)')
  expect(text).toContain(`Port of loading ${main?.from.name} (${main?.from.code})`)
  expect(text).toContain(`Port of discharge ${main?.to.name} (${main?.to.code})`)
  expect(text).toContain(`Bill of lading No. ${page.shipment?.transport_document.number}`)
  expect(text).toContain(page.shipment?.containers[11]?.container_number)
  expect(text).toContain('Gross weight, kg 180,000')
  expect(text).toContain('Cotton yarn on cones HS 520511')
})

test('it says the place behind the term, the packages and their marks as the shipper gives them', async () => {
  const given = { named_place: 'Nhava Sheva', packages: '75 cartons', marks: 'PO 2214\n1-75' }
  const { text } = await draftOf({}, given)
  for (const part of ['(Incoterms 2020) FOB Nhava Sheva', 'kind of packages 75 cartons', 'PO 2214 1-75'])
    expect(text).toContain(part)
  const confirmation = await draftOf({}, given, 'booking_confirmation')
  expect(confirmation.text).toContain('Packages 75 cartons')
  expect(confirmation.text).toContain('FOB Nhava Sheva (Incoterms')
})

test('by air it is an air waybill, with airports, flight and chargeable weight', async () => {
  const search = { freight_type: 'Air', transportation_by: undefined, container_size: undefined } as const
  const { text, page } = await draftOf({ ...search, weight: 800, volume: 6 }, { consignee: long })
  const main = page.logistics.freight.legs.find(({ role }) => role === 'main')
  expect(text).toContain('Draft of the air waybill')
  expect(text).toContain(`Airport of destination ${main?.to.name} (${main?.to.code})`)
  expect(text).toContain(`Air waybill number ${page.shipment?.transport_document.number}`)
  expect(text).toMatch(/Requested flight \/ date \S+.* \/ \d+ \w+ \d{4}/)
  expect(text).toContain('Chargeable weight, kg 1,002')
  expect(text).toContain('Gross weight, kg 800')
})

test('by road it is a CMR consignment note with its 24 boxes', async () => {
  const { text, page } = await draftOf(
    { ...hamburgToWarsaw, transportation_by: 'FTL', container_size: undefined },
    { consignee: long },
  )
  expect(text).toContain('Draft of the consignment note by road')
  for (let number = 1; number <= 24; number++) expect(text).toMatch(new RegExp(` ${number} +[A-Z]`))
  expect(text).toContain(`16 Carrier (name, address, country) ${page.logistics.freight.name}`)
  expect(text).toContain('notwithstanding any clause to the contrary')
  expect(text).toContain('10 Statistical number 520511')
})

test('by rail it is a consignment note with what CIM asks for', async () => {
  const { text, page } = await draftOf(
    { ...hamburgToWarsaw, transportation_by: 'RAIL_FCL' },
    { shipper: long },
  )
  expect(text).toContain('Draft of the consignment note by rail')
  expect(text).toContain(`Consignment note No. ${page.shipment?.transport_document.number}`)
  expect(text).toContain(page.shipment?.containers[0]?.container_number)
  expect(text).toContain('Uniform Rules CIM')
  expect(text).toContain('10 Place of delivery Warsaw')
})

test('the lines of an address are separated by commas, in the draft and in the confirmation', async () => {
  const shipper = { ...long, address: '12 Harbour Street,\n 3011  Rotterdam \n\nNetherlands' }
  const line = '12 Harbour Street, 3011 Rotterdam, Netherlands'
  expect((await draftOf({}, { shipper })).text).toContain(`${line} Aleksandra`)
  expect((await draftOf({}, { shipper }, 'booking_confirmation')).text).toContain(`o.o., ${line}`)
})

test('a draft with an ordinary text fits on one page', async () => {
  const byAir = { freight_type: 'Air', transportation_by: undefined, container_size: undefined } as const
  expect((await draftOf({ ...byAir, weight: 800, volume: 6 })).text).toContain('Page 1 of 1')
  const acetone = { un_number: '1090', packing_group: 'II', flash_point: -20, net_quantity: 900 } as const
  const dangerous_goods = [{ ...acetone, packages: 5, unit: 'L', packaging: 'drums' } as const]
  const declared = { dangerous_goods, emergency_contact: 'Ada Okafor, +1 212 555 0147' }
  expect((await draftOf(declared)).text).toContain('Page 1 of 1')
})

test('the confirmation names a flight and a train as such', async () => {
  const byAir = { freight_type: 'Air', transportation_by: undefined, container_size: undefined } as const
  const flight = await draftOf({ ...byAir, weight: 800, volume: 6 }, {}, 'booking_confirmation')
  expect(flight.text).toContain(`Flight ${flight.page.shipment?.voyage}`)
  expect(flight.page.logistics.freight.chargeable).toBe('1,002 kg')
  const byRail = { ...hamburgToWarsaw, transportation_by: 'RAIL_FCL' } as const
  const train = await draftOf(byRail, {}, 'booking_confirmation')
  expect(train.text).toContain(`Train ${train.page.shipment?.voyage}`)
})

test('what the parties have not given is named under the title, and its box stays empty', async () => {
  const nobody = { company_name: '', address: '', contact_name: '', email: '', phone: '' }
  const { text } = await draftOf({}, { consignee: nobody, hs_codes: [] })
  expect(text).toContain('Not given yet: consignee, HS codes.')
  expect(text).toMatch(/Consignee \(if to order, so indicate\) Notify party/)
})

test('a long text and ten substances stay on the paper', async () => {
  const substance = {
    net_quantity: 900,
    packages: 1,
    flash_point: 18,
    unit: 'L',
    packaging: 'drums',
  } as const
  const { text } = await draftOf(
    {
      dangerous_goods: Array.from({ length: 10 }, () => ({
        ...substance,
        un_number: '1263',
        shipping_name: 'Paint',
        packing_group: 'II' as const,
      })),
      emergency_contact: 'Ada Okafor, +1 212 555 0147',
    },
    { goods_description: 'Paint in drums on pallets. '.repeat(36) },
  )
  expect(text.match(/UN 1263/g)).toHaveLength(10)
  expect(text).toContain('Signed for the carrier')
})

type Search = NonNullable<Parameters<typeof givenBooking>[2]>
const city = (name: string, code: string, lat: number, lng: number, end: 'from' | 'to') => ({
  [`${end}_city`]: name,
  [`${end}_countrycode`]: code,
  [`${end}_lat`]: lat,
  [`${end}_lng`]: lng,
})
const hamburgToWarsaw = {
  ...city('Hamburg', 'DE', 53.55, 10, 'from'),
  ...city('Warsaw', 'PL', 52.23, 21.01, 'to'),
  freight_type: 'Land',
} as const

/** The text of the draft or another paper, and the page of its booking. */
async function draftOf(
  search: Search,
  details: Partial<typeof someDetails> = {},
  paper: PrintedDocument = 'transport_draft',
) {
  const { logisticsId } = await givenBooking(app, company.token, search)
  const body = { logistics_id: logisticsId, details: { ...someDetails, ...details } }
  await app.call(shipments.saveDetails, { body }, { token: company.token })
  await confirmed(app, logisticsId)
  const query = { logistics_id: logisticsId, paper }
  const { bytes } = await app.call(shipments.paper, { query }, { token: company.token })
  const page = await shipmentPage(app, company.token, logisticsId)
  return { text: await textOfPaper(bytes), page }
}

const long = {
  company_name: 'Międzynarodowe Przedsiębiorstwo Handlowo-Usługowe „Bałtycka Przędza” Spółka z o.o.',
  address: '上海市浦东新区世纪大道一百号环球金融中心\n200120 Shanghai\nPeople’s Republic of China',
  contact_name: 'Aleksandra Wiśniewska-Kowalczyk',
  email: 'aleksandra.wisniewska-kowalczyk@baltycka-przedza.example',
  phone: '+48 22 555 01 47',
}
