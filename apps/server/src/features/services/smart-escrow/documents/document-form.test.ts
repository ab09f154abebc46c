import { asksForOriginal, kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenBlocks, givenImporter } from '../../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import {
  examine,
  firstDocument,
  givenAgreedEscrow,
  newestPresentation,
  presentLading,
  waive,
} from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { shippedFacts } from '../../../world/facts/shipped-facts.ts'

const app = theApp()
checkBooksAfterEach(app)

it.each([
  ['Original bill of lading', true],
  ['3/3 original bills of lading', true],
  ['Full set of clean on board bills of lading', true],
  ['Bill of lading, 2/3', true],
  ['Original air waybill for the shipper', true],
  ['Bill of lading', false],
  ['3/3 B/Ls', true],
  ['3/3 BL', true],
  ['Full set of B(s)/L', true],
  ['Complete set of bills-of-lading', true],
  ['Full-set 3 of 3 clean on board bill of lading', true],
  ['Original AWB', true],
  ['Original CMR', true],
  ['Seawaybill in triplicate, one original', true],
  ['Bill of lading no. 7731, original', true],
  ['Bill of lading (no transhipment), 3 originals', true],
  ['Full set of bills of lading without transhipment, all originals', true],
  ['Original bills of lading showing country of origin', true],
  ['Original bills of lading, insurance prepaid', true],
  ['3/3 original bills of lading plus 3 non-negotiable copies', true],
  ['Copy of the original bill of lading', false],
  ['Bill of lading, no originals needed', false],
  ['Scan of original bill of lading', false],
  ['Photocopy of original bill of lading', false],
  ['Copies of 3/3 bills of lading', false],
  ['Non-negotiable bill of lading copy 3/3', false],
  ['Original or copy of bill of lading', false],
  ['Telex release of B/L (originals surrendered)', false],
  ['Bill of lading dated 2/3/2026', false],
  ['Bill of lading of 1/2 May 2026', false],
  ['Bill of lading for 1/2 containers', false],
  ['Bill of lading, 3/2', false],
  ['Beneficiary’s certificate that 1/3 original bill of lading was sent', false],
  ['Original bill of lading and insurance policy', false],
  ['Certificate of origin', false],
  ['Original invoice', false],
])('%j asks for an original transport document: %s', (title, isAsked) => {
  expect(asksForOriginal(title)).toBe(isAsked)
})

it.each([
  ['Certificate of origin showing Germany', 'certificate_of_origin'],
  ['Insurance certificate stating 110 %', 'insurance_certificate'],
  ['Inspection certificate confirming the quality', 'inspection_certificate'],
  ['Invoices, three copies', 'commercial_invoice'],
  ['Bill of lading showing the country of origin', 'transport_document'],
  ['Invoice and bill of lading', undefined],
  ['Bill of lading and certificate of origin', undefined],
  ['Certificate that one bill of lading was sent', undefined],
  ['Beneficiary’s statement', undefined],
])('%j asks for the kind %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind)
})

const scan =
  'The original is asked for. The upload is a scan of the paper and is examined as a copy. The buyer can waive this once the paper has arrived.'
const copy = 'A copy was presented. The original is asked for.'
const electronic = { document_form: 'electronic', platform: 'WaveBL', platform_reference: 'BL-7731' } as const

describe('where the block asks for the original', () => {
  let given: Awaited<ReturnType<typeof givenEscrowFor>>
  beforeEach(async () => {
    given = await givenEscrowFor('3/3 original bills of lading')
  })

  it('a scan of the paper is examined as a copy, the notice says so, and the buyer waives it', async () => {
    const { payer, id, opened } = given
    expect((await presentLading(app, opened, { document_form: 'original' })).body.differences).toEqual([scan])
    expect((await examine(app, payer, id)).status).toBe(409)
    expect((await examine(app, payer, id, { decision: 'refuse' })).status).toBe(200)
    const mail = await mailToSeller()
    expect(mail).toContain(`- ${scan}`)
    expect(mail).toContain(
      'Presented as: Original on paper. Examined by the rules of UCP 600; a copy is enough where no original is asked for.',
    )
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await newestPresentation(app, payer, id)).toMatchObject({
      state: 'approved',
      document_form: 'original',
    })
  })

  it('a copy or a waybill is a difference', async () => {
    const { opened } = given
    expect((await presentLading(app, opened, { document_form: 'copy' })).body.differences).toEqual([copy])
  })

  it('an electronic one that was not agreed is a difference, until the buyer has looked on the platform', async () => {
    const { payer, id, opened } = given
    expect((await presentLading(app, opened, electronic)).body.differences).toEqual([
      'An electronic document was presented: WaveBL, reference BL-7731. The buyer can waive this once it was transferred there.',
    ])
    expect((await examine(app, payer, id)).status).toBe(409)
    expect((await waive(app, payer, id)).status).toBe(200)
  })

  it('an electronic one fulfils it where the title takes one, with platform and reference on both sides, by eUCP 2.1', async () => {
    const { payer, id, opened } = await givenEscrowFor('3/3 original bills of lading or eBL')
    expect((await presentLading(app, opened, electronic)).body.differences).toEqual([])
    expect(await newestPresentation(app, payer, id)).toMatchObject(electronic)
    expect((await firstDocument(app, opened)).presentations).toMatchObject([electronic])
    expect((await examine(app, payer, id)).status).toBe(200)
    expect(await mailToSeller()).toContain(
      'Presented as: Electronic: WaveBL, reference BL-7731. Examined by the rules of eUCP 2.1 and UCP 600.',
    )
  })

  it('a client that does not say the form is treated as before', async () => {
    const { payer, id, opened } = given
    expect((await presentLading(app, opened)).body.differences).toEqual([])
    expect(await newestPresentation(app, payer, id)).toMatchObject({
      document_form: null,
      platform: null,
      platform_reference: null,
    })
    expect((await examine(app, payer, id)).status).toBe(200)
    expect(await mailToSeller()).not.toContain('Presented as')
  })

  it.each([
    [{ document_form: 'electronic' }, ['platform', 'platform_reference']],
    [{ ...electronic, platform: ' ' }, ['platform']],
    [{ ...electronic, platform_reference: 'A\u202EB' }, ['platform_reference']],
    [{ document_form: 'fax' }, ['document_form']],
    [{ document_form: '__proto__' }, ['document_form']],
  ])('%j is refused at its field', async (form, fields) => {
    const refused = await presentLading(app, given.opened, form as never)
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([400, fields])
  })
})

it('where the block asks for no original, every form will do', async () => {
  const { opened } = await givenEscrowFor('Bill of lading')
  for (const form of [{ document_form: 'original' }, { document_form: 'copy' }, electronic] as const)
    expect((await presentLading(app, opened, form)).body.differences).toEqual([])
})

it('the editions of the rules are a fact with source and date', () => {
  expect(shippedFacts.find(({ key }) => key === 'credit-rules')).toMatchObject({
    what: expect.stringContaining('UCP 600 and eUCP 2.1'),
    source: expect.stringContaining('eUCP 2.1, published on 30 June 2023'),
  })
})

async function givenEscrowFor(title: string) {
  const payer = await givenImporter(app)
  const conditions = await givenBlocks(app, payer)
  for (const document of conditions[0]?.document_approval ?? []) document.approval_of_document = title
  return { payer, ...(await givenAgreedEscrow(app, payer, { conditions })) }
}

/** Of one decision: a mail about the payout may follow it. */
async function mailToSeller(): Promise<string> {
  const before = (await app.mails(hafenhandel.email)).length
  await app.runJobs()
  const mails = await app.mails(hafenhandel.email)
  return mails
    .slice(0, mails.length - before)
    .map(({ text }) => text)
    .join('\n')
}
