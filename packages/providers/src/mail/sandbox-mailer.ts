import type { Pool } from 'pg'
import type { Clock } from '../clock.ts'
import { sandboxStore } from '../sandbox-store.ts'
import type { Mail, Mailer } from './mailer.ts'

export type KeptMail = Mail & { sent_at: Date }

/** Sends nothing: the mails stay in the database, where the mailbox page shows them. */
export type SandboxMailer = Mailer & {
  /** Newest first; of everybody where no address is given. Letter case makes no difference. */
  list(filter?: { to?: string; limit?: number }): Promise<KeptMail[]>
}

const tables = `
  create table if not exists provider_sandbox.mails (
    id bigint generated always as identity primary key,
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    sent_at timestamptz not null
  );
  create index if not exists mails_of_address on provider_sandbox.mails (lower("to"), id);
  alter table provider_sandbox.mails add column if not exists key text unique;
`

export function sandboxMailer({ pool, clock }: { pool: Pool; clock: Clock }): SandboxMailer {
  const store = sandboxStore(pool, { table: 'mails', column: 'key' }, tables)
  return {
    async send({ to, subject, text, html, key }) {
      await store.query(
        `insert into provider_sandbox.mails ("to", subject, text, html, sent_at, key) values ($1, $2, $3, $4, $5, $6)
         on conflict (key) do nothing`,
        [to, subject, text, html, clock.now(), key],
      )
    },
    list: ({ to, limit = 50 } = {}) =>
      store.query<KeptMail>(
        `select "to", subject, text, html, sent_at from provider_sandbox.mails
          where $1::text is null or lower("to") = lower($1) order by id desc limit $2`,
        [to, limit],
      ),
  }
}
