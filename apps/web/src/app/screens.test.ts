import { audit } from '@tradelane/contract/audit/calls'
import { services as contractServices } from '@tradelane/contract/services/registry'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ServiceScreens } from '../lib/screens/feature-screens.ts'
import { screens } from './screens.ts'

const services = screens.filter((one): one is ServiceScreens => 'info' in one)

/** What the sidebar lists, whether as an entry or in the group of a service. */
const entriesOf = (screens: ServiceScreens['customer'] | ServiceScreens['office']) => {
  const group = 'group' in screens ? screens.group : undefined
  const sidebar = 'sidebar' in screens ? screens.sidebar : undefined
  return [...(sidebar ?? []), ...(group?.records ?? []), ...(group?.settings ?? [])]
}

const addressesOf = ({ pages }: { pages: object }) => Object.keys(pages)

test('the web has the services of the contract, in the same order', () => {
  expect(services.map(({ info }) => info)).toEqual(contractServices)
})

test('each address belongs to one feature', () => {
  const all = screens.flatMap(({ customer, office }) =>
    [customer, office].flatMap((side) => (side ? addressesOf(side) : [])),
  )
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
})

test('the audit trail is listed for those who may read it', () => {
  const entries = screens.flatMap(({ office }) => office?.desk ?? []).filter(({ staff }) => staff)
  expect(entries.map(({ to, staff }) => [to, staff])).toEqual([['/admin/audit', audit.list.staff]])
})

describe.each(services)('the screens of $info.subject', ({ info, customer, office }) => {
  /** The pages that an address opens: no more than one, or their order would decide. */
  const opened = (screens: { pages: object }, address: string | undefined) =>
    addressesOf(screens).filter((path) => address && matchPath(path, address))
  const ofRecords = (screens: { pages: object }) => addressesOf(screens).filter((path) => path.includes(':'))

  /** Pages of records, but for the parts of the service's own record, and for the records of further lists of the sidebar and the settings. */
  const ownRecords = (screens: typeof customer | typeof office, address: string | undefined) => {
    const own = opened(screens, address)
    const entries = entriesOf(screens)
    const others = [...entries.map(({ to }) => to), ...own].map((start) => `${start}/`)
    return ofRecords(screens).filter(
      (path) => own.includes(path) || !others.some((start) => path.startsWith(start)),
    )
  }

  /** A record that is a part of another service's is shown on the page of that. */
  const isPart = [customer, office].every(({ pages }) => Object.keys(pages).length === 0)
  if (isPart) {
    test('are those of another service', () => {
      const all = { pages: Object.assign({}, ...services.map((each) => each.customer.pages)) }
      const allOfOffice = { pages: Object.assign({}, ...services.map((each) => each.office.pages)) }
      expect(opened(all, info.customerPage('7'))).toHaveLength(1)
      expect(opened(allOfOffice, info.officePage?.('7'))).toHaveLength(1)
    })
    return
  }

  test('have the page of a record at the address that the contract gives it, and no page of another record', () => {
    expect(opened(customer, info.customerPage('7'))).toHaveLength(1)
    expect(ownRecords(customer, info.customerPage('7'))).toEqual(opened(customer, info.customerPage('7')))
  })

  test('have the same for the back office, beside the records of further lists', () => {
    const records = ownRecords(office, info.officePage?.('7'))
    expect(records).toEqual(opened(office, info.officePage?.('7')))
    expect(records).toHaveLength(info.officePage ? 1 : 0)
  })

  test('have a page for each of their sidebar entries and tours', () => {
    const entries = [...entriesOf(customer), ...entriesOf(office)]
    const named = [...entries.map(({ to }) => to), ...Object.keys(customer.tours ?? {})]
    const all = [...addressesOf(customer), ...addressesOf(office)]
    expect(named.filter((address) => !all.includes(address))).toEqual([])
  })
})
