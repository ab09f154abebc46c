import { randomUUID } from 'node:crypto'
import { endpoint } from '@tradelane/contract'
import { id } from '@tradelane/contract/primitives/values'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Deps } from '../../src/deps/deps.ts'
import type { FeatureEntry } from '../../src/entries/feature-entry.ts'
import { enqueue } from '../../src/entries/jobs.ts'
import { routes, success } from '../../src/http/routes.ts'
import { recordEvent } from '../../src/lifecycle/events.ts'
import { inTransaction } from '../../src/transaction.ts'

// What a feature that is no service has: calls, a job, a rule with its task, a name, a search. One line of the list names it.

declare module '../../src/entries/jobs.ts' {
  interface Tasks {
    'light-buoy': { companyId: string; buoyId: string }
  }
}
declare module '../../src/lifecycle/events.ts' {
  interface PlatformSubjects {
    buoy: true
  }
}

export const buoyTable = `
  create table buoys (
    buoy_id uuid primary key, uid uuid not null references companies, name text not null, lit_at timestamptz,
    created_at timestamptz not null, constraint buoys_one_of_each_name unique (uid, name));
  create function put_buoy() returns trigger language plpgsql as $$ begin
    perform put_search_entry(new.buoy_id, 'buoy', new.uid, '', new.name, null, null, new.created_at, true, true);
    return null;
  end $$;
  create trigger buoys_are_found after insert or update of name on buoys for each row execute function put_buoy()`

export const buoys = {
  add: endpoint({
    method: 'POST',
    path: '/buoys/add',
    auth: 'customer',
    summary: 'Lays a buoy',
    idempotent: true,
    body: z.strictObject({ name: z.string().check(z.minLength(1, 'Name is required')) }),
    response: z.object({ status: z.literal('success'), buoy_id: id }),
    errors: ['CONFLICT'],
  }),
}

type Buoy = { buoy_id: string; name: string; created_at: Date }

const buoyRoutes = routes(buoys, {
  add: async ({ deps, actor: { companyId }, body: { name } }) => {
    const buoy_id = randomUUID()
    await inTransaction(deps.db, async (tx) => {
      await sql`insert into buoys values (${buoy_id}, ${companyId}, ${name}, null, ${deps.clock.now()})`.execute(
        tx,
      )
      await enqueue(tx, 'light-buoy', { companyId, buoyId: buoy_id })
    })
    return { ...success, buoy_id }
  },
})

async function lightBuoy({ db, clock }: Deps, { companyId, buoyId }: { companyId: string; buoyId: string }) {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    await sql`update buoys set lit_at = ${at} where uid = ${companyId} and buoy_id = ${buoyId}`.execute(tx)
    await recordEvent(tx, {
      companyId,
      subject: 'buoy',
      subjectId: buoyId,
      from: 'laid',
      to: 'lit',
      actor: 'system',
      at,
    })
  })
}

export const buoyFeature: FeatureEntry<Deps> = {
  routes: [buoyRoutes],
  subjects: ['buoy'],
  tasks: { 'light-buoy': lightBuoy },
  rules: {
    buoy: {
      lit: {
        opens: {
          task: 'chart-buoy',
          who: 'back_office',
          title: ({ company, what }) => `Chart ${what} of ${company}`,
          businessDays: 1,
        },
      },
    },
  },
  nameRecords: {
    buoy: async (db, records) => {
      const ids = records.map((record) => record.id)
      const { rows } = await sql<Buoy>`select * from buoys where buoy_id = any(${ids}::uuid[])`.execute(db)
      return new Map(rows.map(({ buoy_id, name }) => [buoy_id, { what: `Buoy ${name}`, detail: '' }]))
    },
  },
  constraints: { buoys_one_of_each_name: 'CONFLICT' },
  found: { buoy: { page: ({ id }) => `/buoys/${id}` } },
}
