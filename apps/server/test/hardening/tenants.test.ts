import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenPayment } from '../given-payment.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld, type World } from './given-world.ts'
import {
  changed,
  type Field,
  fieldsOf,
  nameOf,
  type RegisteredCall,
  registeredCalls,
  variantsOf,
} from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { sendRaw } from './send-raw.ts'

const app = theApp()
const mine = prepared(() => givenWorld(app))
const theirs = prepared(() => givenWorld(app, { name: 'Secretive Harbour Holding' }))
let theirPayment: string
beforeAll(async () => {
  theirPayment = (await givenPayment(app, theirs.payer, { reference: 'Nobody else may read this' }))
    .simplePaymentId
})

test('every kind of record that can be referred to is tried', () => {
  const names = new Set(references().map(nameOf))
  expect([...names].toSorted()).toEqual([
    'amendment_id',
    'beneficiary_account_id',
    'beneficiary_id',
    'block_id',
    'booking_person_id',
    'case_id',
    'claim_id',
    'condition',
    'credit_limit_id',
    'dispute_id',
    'document',
    'document_file_path',
    'document_id',
    'documents',
    'documents_file_path',
    'doument_file',
    'draft_id',
    'fid',
    'file',
    'id',
    'insurance_id',
    'insured_details_id',
    'invitation_id',
    'invoice_buyer_id',
    'invoice_factoring_id',
    'invoice_file',
    'invoice_id',
    'item',
    'limit_raise_id',
    'link_id',
    'logistics_id',
    'note_id',
    'notification_id',
    'offer_id',
    'presentation',
    'purchase_order_file',
    'quality_assurance_id',
    'quote_id',
    'quote_request_id',
    'remove',
    'repeats',
    'requirement_id',
    'session_id',
    'shipment_id',
    'shipment_ids',
    'shipping_file',
    'simple_payment_id',
    'smart_escrow_id',
    'statement_file',
    'statement_id',
    'subject_id',
    'thread_id',
    'transaction_id',
    'url',
    'user_id',
    'user_security_id',
  ])
  for (const { path, their, input } of references()) {
    expect([path, isId(their), their === at(input, path)]).toEqual([path, true, false])
  }
})

test('another company’s record is answered like one that does not exist, in every call and field, and nothing is written', async () => {
  for (const reference of references()) {
    const { call, part, input, path, their } = reference
    await mine.prepare(call)
    const before = await rowsOfDatabase(app)
    const send = (id: string) => sendInput(reference, changed(input, path, id))
    const answer = await send(their)
    const what = `${call.name} ${path.join('.')}`
    expect([what, await rowsOfDatabase(app)]).toEqual([what, before])
    expect([what, answer.json()]).toEqual([what, (await send(nobodys(their))).json()])
    const isForm =
      call.endpoint.path === '/users/update' ||
      /_file$|file_path$|^documents?$|^invoice_buyer_id$|^url$/.test(nameOf({ path }))
    // A form that names another company's document, person or buyer is refused at the field, as if it did not exist.
    // A release reads the payment first, and this one waits for none: its quote is not looked at.
    const isUnread = what === 'POST /users/nium/send_code quote_id'
    // A list of what belongs to a record has nothing, as for one that does not exist.
    const isEmptyList = part === 'query' && answer.statusCode === 200
    expect([what, answer.statusCode]).toEqual([what, isForm ? 400 : isUnread ? 409 : isEmptyList ? 200 : 404])
    if (isForm) expect(Object.keys(answer.json().error.fields)).toEqual([path.join('.')])
  }
})

test('one’s own record is found in every one of them, and none stops at the form', async () => {
  const stopped: string[] = []
  for (const reference of ofEachInput(references())) {
    const { call, input } = reference
    // It would delete the draft that other calls are about.
    if (call.endpoint.path === '/simple_payment/cancel') continue
    await mine.prepare(call)
    const answer = await sendInput(reference, input)
    const isAtForm = answer.statusCode === 400 && answer.body.includes('"fields"')
    if (answer.statusCode !== 404 && !isAtForm) continue
    stopped.push(`${call.name}: ${answer.statusCode} ${answer.body}`)
  }
  expect(stopped).toEqual([])
})

test('a link to another company’s document is refused, in every spelling', async () => {
  const [call] = registeredCalls.filter(({ endpoint }) => endpoint.path === '/common/serve_file')
  if (!call) throw new Error('there is no call that serves files')
  const file = String(theirs.known.file)
  const [id = ''] = /[0-9a-f-]{36}$/.exec(file) ?? []
  const written = [
    file,
    file.toUpperCase(),
    `${file}/`,
    ` ${file}`,
    `${file}?x`,
    `${file}#`,
    id,
    `/${id}`,
    `../${id}`,
  ]
  const traversals = ['https://files.tradelane.example/../../etc/passwd', 'file:///etc/passwd', '../secret']
  for (const link of [...written, ...traversals, `https://evil.example/${id}`]) {
    const query = String(new URLSearchParams({ file: link }))
    const answer = await sendRaw(app, mine, call, { query })
    expect([link, answer.statusCode, answer.headers['content-type']]).toEqual([link, 404, jsonType])
  }
  const query = String(new URLSearchParams({ file }))
  expect((await sendRaw(app, theirs, call, { query })).statusCode).toBe(200)
})
const jsonType = 'application/json; charset=utf-8'

/** Calls that change nothing, by GET or by a POST that only asks. */
const readers = registeredCalls.filter(
  ({ endpoint: { auth, method, path } }) =>
    auth.includes('customer') && (method === 'GET' || /\/get$|constants|currency_exchange/.test(path)),
)

test('no response contains data of another company', async () => {
  const secrets = await everythingOf(theirs)
  expect(secrets.length).toBeGreaterThan(20)
  for (const call of readers) {
    const [query] = sampleQueries(call, mine.known)
    const [body] = sampleBodies(call, mine.known)
    const answer = await sendRaw(app, mine, call, {
      ...(query ? { query: String(new URLSearchParams({ ...query, search: '' })) } : {}),
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    expect([call.name, answer.statusCode]).toEqual([call.name, 200])
    expect([call.name, secrets.filter((secret) => answer.body.includes(secret))]).toEqual([call.name, []])
  }
})

/** Every id in every row that carries the company's, and what was only ever written there. */
async function everythingOf({ payer, applicant }: World): Promise<string[]> {
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'uid' and table_schema = 'public'`,
  )
  const found: string[] = [
    'Secretive Harbour Holding',
    'Nobody else may read this',
    payer.email,
    applicant.email,
  ]
  for (const { name } of tables) {
    const { rows } = await app.deps.pool.query(`select * from ${name} as owned where uid = any ($1)`, [
      [payer.companyId, applicant.companyId],
    ])
    found.push(...rows.flatMap((row) => Object.values(row).filter(isId)))
  }
  return [...new Set(found)]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const link = /^https:\/\/files\.[^/]+\/[0-9a-f-]{36}$/
const isId = (value: unknown): value is string =>
  typeof value === 'string' && (uuid.test(value) || link.test(value))
const at = (input: unknown, path: Field['path']): unknown =>
  path.reduce(
    (inner: unknown, part) => (inner as Record<string | number, unknown> | undefined)?.[part],
    input,
  )
/** An id of the same kind that does not exist. */
const nobodys = (id: string): string => id.replace(/[0-9a-f-]{36}$/, randomUUID())

type Reference = {
  call: RegisteredCall
  part: 'body' | 'query'
  input: unknown
  path: Field['path']
  their: string
}

const sendInput = ({ call, part }: Reference, input: unknown) =>
  sendRaw(
    app,
    mine,
    call,
    part === 'body'
      ? { payload: JSON.stringify(input) }
      : { query: String(new URLSearchParams(input as Record<string, string>)) },
  )

/** One of the references of each input. */
const ofEachInput = (all: Reference[]): Reference[] => [
  ...new Map(all.map((one) => [`${one.call.name} ${JSON.stringify(one.input)}`, one])).values(),
]

/** Every field in a customer's calls that names a company's record, with the value for the other company. */
function references(): Reference[] {
  return registeredCalls
    .filter(({ endpoint }) => endpoint.auth.includes('customer'))
    .flatMap((call) => [
      ...referencesIn(call, 'body', [sampleBodies(call, mine.known), sampleBodies(call, theirs.known)]),
      ...referencesIn(call, 'query', [sampleQueries(call, mine.known), sampleQueries(call, theirs.known)]),
    ])
}

function referencesIn(
  call: RegisteredCall,
  part: Reference['part'],
  [own, others]: [unknown[], unknown[]],
): Reference[] {
  return own.flatMap((input, index) =>
    fieldsOf(variantsOf(call.endpoint[part])[index] ?? {})
      .filter(({ path }) => isId(at(input, path)))
      .flatMap(({ path }) => [
        { call, part, input, path, their: String(at(others[index], path)) },
        ...(nameOf({ path }) === 'simple_payment_id'
          ? [{ call, part, input, path, their: theirPayment }]
          : []),
      ]),
  )
}
