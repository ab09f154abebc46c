import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ecbFile } from '../../test/ecb-file.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { ecbDaily, readDayTable } from './ecb-daily.ts'

let close: (() => void) | undefined
afterEach(() => close?.())

/** A server that answers like the ECB's, or not. */
async function served(text: string, status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(text))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`
}

describe('the daily file of the ECB', () => {
  it('becomes the table of its day, with decimal texts', async () => {
    const url = await served(ecbFile('2026-11-20', { USD: '1.1527', JPY: '180.43', GBP: '0.87' }))
    expect(await ecbDaily({ url }).fetchNewest()).toEqual({
      day: '2026-11-20',
      asOf: new Date('2026-11-20T15:00:00Z'),
      source: 'ECB euro reference rate',
      perEuro: { USD: '1.1527', JPY: '180.43', GBP: '0.87' },
    })
  })

  it('may have currencies that we do not know', () => {
    const { perEuro } = readDayTable(ecbFile('2026-11-20', { USD: '1.1527', XQQ: '5' }))
    expect(perEuro).toEqual({ USD: '1.1527' })
  })

  it.each([
    ['no XML', 'Service unavailable'],
    ['half of the file', ecbFile('2026-11-20', { USD: '1.1527' }).slice(0, 300)],
    ['no day', '<Envelope><Cube><Cube currency="USD" rate="1.1"/></Cube></Envelope>'],
    ['a day that is none', ecbFile('20 Nov 2026', { USD: '1.1527' })],
    ['no US dollar', ecbFile('2026-11-20', { JPY: '180.43' })],
    ['a rate that is no number', ecbFile('2026-11-20', { USD: 'N/A' })],
    ['a rate of zero', ecbFile('2026-11-20', { USD: '0' })],
    [
      'two days',
      ecbFile('2026-11-20', { USD: '1.1' }).replace('</Cube>', '</Cube><Cube time="2026-11-19"/>'),
    ],
  ])('is refused whole where it has %s', (_what, xml) => {
    expect(() => readDayTable(xml)).toThrow(ProviderUnavailable)
  })

  it('is unavailable where the server refuses or does not answer', async () => {
    const refused = await served('gone', 404)
    await expect(ecbDaily({ url: refused }).fetchNewest()).rejects.toThrow(ProviderUnavailable)
    close?.()
    await expect(ecbDaily({ url: refused }).fetchNewest()).rejects.toThrow(ProviderUnavailable)
  })
})
