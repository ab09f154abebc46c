import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  approveEscrow,
  givenDraftEscrow,
  givenEscrow,
  givenImporter,
  readEscrow,
  simpleEscrow,
  titlesOf,
} from '../../../../../test/given-escrow.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '90000' }))

describe('the sample of a document', () => {
  test('may follow: the draft is saved, approved and read without it', async () => {
    const id = await givenDraftEscrow(app, payer, { conditions })
    const follows = { doument_file: '', sample_follows: true }
    expect(await documentOf(id)).toMatchObject(follows)
    expect((await approveEscrow(app, payer, id)).status).toBe(200)
    expect(await documentOf(id)).toMatchObject(follows)
  })

  test('is required where nobody says that it follows', async () => {
    const body = simpleEscrow(payer, {
      conditions: [{ percent_of_money: 100, document_approval: [{ approval_of_document: '' }] }],
    })
    const refused = await app.call(smartEscrows.add, { body }, { token: payer.token })
    expect(failure(refused).error.fields).toEqual({
      'conditions.0.document_approval.0.approval_of_document': 'Approval Document is required',
      'conditions.0.document_approval.0.doument_file': 'Document is required',
    })
  })

  test('is given later, once, and the history says so', async () => {
    const id = await givenEscrow(app, payer, { conditions })
    const file = await givenDocument(app, payer.token)
    expect((await give(id, file)).status).toBe(200)
    const document = await documentOf(id)
    expect(document?.doument_file).toContain('https://')
    expect(document?.sample_follows).toBeUndefined()
    expect(await titlesOf(app, payer, id)).toContain('Sample given')
    expect(failure(await give(id, file)).error.code).toBe('ILLEGAL_STATE')
  })

  test('is refused for what is no document of a running escrow, and without a stored file of the company', async () => {
    const id = await givenEscrow(app, payer, { conditions })
    const file = await givenDocument(app, payer.token)
    const stranger = await givenCompany(app)
    expect((await give(id, file, stranger.token)).status).toBe(404)
    expect(failure(await give(id, 'https://files.tradelane.example/x')).error.fields).toHaveProperty(
      'doument_file',
    )
    const block = (await readEscrow(app, payer, id)).smart_escrow.conditions[0]
    const item = block?.condition_approval[0]?.item_id ?? ''
    const body = { smart_escrow_id: id, condition: block?.block_id ?? '', item, doument_file: file }
    expect((await app.call(smartEscrows.addSample, { body }, { token: payer.token })).status).toBe(404)
  })
})

const conditions = [
  {
    percent_of_money: 100,
    document_approval: [{ approval_of_document: 'Bill of lading', sample_follows: true }],
    condition_approval: [{ condition: 'On board', approval_of_document: 'Buyer' as const }],
  },
]

async function documentOf(id: string) {
  return (await readEscrow(app, payer, id)).smart_escrow.conditions[0]?.document_approval[0]
}

async function give(id: string, doument_file: string, token = payer.token) {
  const block = (await readEscrow(app, payer, id)).smart_escrow.conditions[0]
  const item = block?.document_approval[0]?.item_id ?? ''
  const body = { smart_escrow_id: id, condition: block?.block_id ?? '', item, doument_file }
  return app.call(smartEscrows.addSample, { body }, { token })
}
