import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContainerType, Offer } from '@tradelane/freight'
import { beforeAll, expect, test } from 'vitest'
import { offersBetween } from '../../../../test/offers-between.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { pricesInForce } from './rate-cards.ts'

const app = theApp()
const prices = prepared(() => pricesInForce(app.db))
let published: Published[]
beforeAll(async () => {
  published = JSON.parse(await readFile(join(freightPackage, 'data/published-prices.json'), 'utf8')).prices
})

test('the model is within a quarter of every published price, on 17 lanes', () => {
  const far = published.filter((one) => Math.abs(modelPrice(one) / one.usd - 1) > tolerance)
  expect(far).toEqual([])
  expect(new Set(published.map(({ from, to }) => `${from} ${to}`)).size).toBe(17)
})

test('head-haul and back-haul differ as published', () => {
  const ratio = (from: string, to: string) => {
    const one = { container: 'ST40' as const, usd: 0, source: '', date: '2025-11-13' }
    return modelPrice({ ...one, from, to }) / modelPrice({ ...one, from: to, to: from })
  }
  expect(ratio('CNSHA', 'NLRTM')).toBeGreaterThan(4)
  expect(ratio('CNSHA', 'USLAX')).toBeGreaterThan(2.5)
  expect(ratio('NLRTM', 'USNYC')).toBeGreaterThan(1.5)
})

test('the page of prices shows every lane with what we ask', async () => {
  const page = await readFile(join(root, 'docs/freight-prices.md'), 'utf8')
  for (const one of published) {
    const ours = Math.round(modelPrice(one))
    const difference = Math.round((ours / one.usd - 1) * 100)
    const row = [one.from, one.to, one.container, one.usd, ours, `${difference} %`, one.date]
    expect(page).toContain(`| ${row.join(' | ')} |`)
  }
})

type Published = {
  from: string
  to: string
  container: ContainerType
  usd: number
  source: string
  date: string
}
/** How far an index of one week may be from ours. The indices of one lane differ by up to 35 % themselves. */
const tolerance = 0.25

const root = join(import.meta.dirname, '../../../../../..')
const freightPackage = join(root, 'packages/freight')
/** Indices are from port to port: freight and surcharges without what happens on land. */
const onLand = new Set(['OHC', 'DHC', 'DOC', 'SEL', 'SVC', 'CUS'])

/** The mean of all carriers. */
function modelPrice({ from, to, container, date }: Published): number {
  const costs = offersBetween(prices, { from, to, container, date }).map(portToPort)
  return costs.reduce((total, cost) => total + cost, 0) / costs.length
}

const portToPort = ({ lines }: Offer): number =>
  lines
    .filter(({ code, kind }) => kind === 'included' && !onLand.has(code))
    .reduce((total, { amount }) => total + Number(amount?.amount ?? 0n) / 100, 0)
