import { randomUUID } from 'node:crypto'
import { notifications } from '@tradelane/contract/notifications/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, expect, it } from 'vitest'
import { givenDraft, givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { Rules } from '../../../entries/rule.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { processEvents } from './index.ts'

const app = theApp()
let payer: Payer
let paymentId: string
beforeEach(async () => {
  payer = await givenPayer(app)
  paymentId = (await givenDraft(app, payer)).simple_payment_id
})

it('A rule’s new words are shown for a notification and a task that were stored before', async () => {
  await askAbout(paymentId)
  const rules: Rules = {
    action_required: {
      notifies: {
        kind: 'payments',
        who: 'preparer',
        title: ({ what }) => `New title: ${what}`,
        body: ({ detail }) => `New body: ${detail}`,
      },
      opens: { task: 'answer-provider', who: 'preparer', title: ({ what }) => `New task: ${what}` },
    },
  }
  await withRules(rules, async () => {
    expect(await newest()).toMatchObject({
      title: 'New title: Payment to Hafenhandel Nord GmbH',
      body: expect.stringMatching(/^New body: 1,000\.00 USD/),
    })
    expect(await taskTitles()).toContain('New task: Payment to Hafenhandel Nord GmbH')
  })
})

it('A notification has its record’s current name, and the figures of that time', async () => {
  await askAbout(paymentId)
  await app.db
    .updateTable('simple_payments')
    .set({ amount_sent: 200_000n })
    .where('uid', '=', payer.companyId)
    .execute()
  await app.db
    .updateTable('partners')
    .set({ company_name: 'Hafenhandel AG' })
    .where('uid', '=', payer.companyId)
    .execute()
  const read = await newest()
  expect(read?.title).toContain('Payment to Hafenhandel AG')
  expect(read?.body).toContain('1,000.00 USD')
})

it('A notification and a task of a removed record keep its name', async () => {
  await askAbout(paymentId)
  await app.db.deleteFrom('simple_payments').where('uid', '=', payer.companyId).execute()
  expect((await newest())?.title).toContain('Payment to Hafenhandel Nord GmbH')
  expect(await taskTitles()).toContain('Answer the payments provider: Payment to Hafenhandel Nord GmbH')
})

it('A record that was removed before its event was processed is called by its service', async () => {
  await askAbout(randomUUID())
  expect((await newest())?.title).toMatch(/^Payment: /)
})

it('A notification and a task whose rule no longer exists name their record', async () => {
  await askAbout(paymentId)
  await withRules({}, async () => {
    expect(await newest()).toMatchObject({ title: 'Payment to Hafenhandel Nord GmbH', body: '' })
    expect(await taskTitles()).toContain('Payment to Hafenhandel Nord GmbH')
  })
})

/** The provider asks about the payment: a notification and a task. */
async function askAbout(subjectId: string) {
  await inTransaction(app.db, (tx) =>
    recordEvent(tx, {
      companyId: payer.companyId,
      subject: 'simple_payment',
      subjectId,
      from: 'processing',
      to: 'action_required',
      actor: 'provider',
      at: app.clock.now(),
    }),
  )
  while ((await processEvents(app.deps)) > 0);
}

const newest = async () =>
  (await app.call(notifications.list, { query: { limit: '1' } }, { token: payer.token })).body.data[0]
const taskTitles = async () =>
  (await app.call(tasks.list, { query: {} }, { token: payer.token })).body.data.map(({ title }) => title)

/** While `read` runs, payments have these rules in place of their own. */
async function withRules<T>(rules: Rules, read: () => Promise<T>): Promise<T> {
  const { features } = app.deps
  app.deps.features = features.map((entry) =>
    entry.rules?.simple_payment ? { ...entry, rules: { simple_payment: rules } } : entry,
  )
  try {
    return await read()
  } finally {
    app.deps.features = features
  }
}
