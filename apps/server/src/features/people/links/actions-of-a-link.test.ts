import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { linkActions, mostMailsOfLink } from '@tradelane/contract/links/actions'
import { links } from '@tradelane/contract/links/calls'
import { linkStates } from '@tradelane/contract/links/states'
import { describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { featuresWithLinks, givenLink } from '../../../../test/given-link.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { features: featuresWithLinks })
const company = prepared(() => givenCompany(app))
const link = prepared(() => givenLink(app, company))
const newer = prepared(async () => {
  const { link_id: _, ...copied } = await app.db
    .selectFrom('links')
    .selectAll()
    .where('link_id', '=', link.linkId)
    .executeTakeFirstOrThrow()
  return { ...copied, token_hash: null, made_at: new Date(copied.made_at.getTime() + 1) }
})

const cases = linkStates.flatMap((state) => [
  { state, mails: 1, is_replaced: false, is_over: false },
  { state, mails: mostMailsOfLink, is_replaced: false, is_over: false },
  { state, mails: 1, is_replaced: true, is_over: false },
  { state, mails: 1, is_replaced: false, is_over: true },
])

describe.each([
  ['resend', linkActions.resend, links.resend],
  ['revoke', linkActions.revoke, links.revoke],
] as const)('%s', (_, action, call) => {
  it.each(cases)('is as open to the server as the table says: %o', async (facts) => {
    const link_id = link.linkId
    await bring(facts)
    const answer = await app.call(call, { body: { link_id } }, company)
    const closed = closedBy(action, facts)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

it('has expired at its last moment, before a job says so', async () => {
  await bring({ state: 'sent', mails: 1, is_replaced: false, is_over: false })
  await app.db
    .updateTable('links')
    .set({ expires_at: app.clock.now() })
    .where('link_id', '=', link.linkId)
    .execute()
  const answer = await app.call(links.revoke, { body: { link_id: link.linkId } }, company)
  expect(answer).toMatchObject({ status: 409, body: { message: linkActions.revoke.otherwise } })
})

type Facts = (typeof cases)[number]

async function bring({ state, mails, is_replaced, is_over }: Facts): Promise<void> {
  app.clock.advance(31_000)
  const { linkId } = link
  const uses = state === 'done' ? 1 : 0
  await app.db
    .updateTable('links')
    .set({
      state,
      mails,
      uses,
      token_hash: null,
      due_at: is_over ? app.clock.now() : null,
      expires_at: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .where('link_id', '=', linkId)
    .execute()
  await app.db.deleteFrom('links').where('link_id', '<>', linkId).execute()
  if (is_replaced)
    await app.db
      .insertInto('links')
      .values({ ...newer })
      .execute()
}
