import { createServer, type Server, type Socket } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { quietPool } from '../../test/quiet-pool.ts'
import { type Mail, MailNotSent } from './mailer.ts'
import { type SandboxMailer, sandboxMailer } from './sandbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Your code — 123456',
  text: 'Your code is 123456.',
  html: '<p>Your code is <b>123456</b>.</p>',
}

describe('the sandbox mailbox', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: pg.Pool
  let mailer: SandboxMailer

  beforeEach(async () => {
    database = await freshDatabase()
    pool = quietPool(database.connectionString)
    mailer = sandboxMailer({ pool, clock: { now: () => new Date('2026-01-02T03:04:05Z') } })
  })
  afterEach(async () => {
    await pool.end()
    await database.close()
  })

  it('keeps every mail and shows the newest first, by address', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'bob@example.com' })
    await mailer.send({ ...mail, to: 'Ada@Example.com', subject: 'Second' })

    const kept = await mailer.list({ to: 'ADA@example.com' })
    expect(kept.map(({ subject }) => subject)).toEqual(['Second', mail.subject])
    expect(kept[1]).toEqual({ ...mail, sent_at: new Date('2026-01-02T03:04:05Z') })
    expect(await mailer.list()).toHaveLength(3)
    expect(await mailer.list({ limit: 1 })).toHaveLength(1)
  })

  it('keeps a mail once that is sent twice with the same key', async () => {
    const once = { ...mail, to: 'eve@example.com', key: 'job 17' }
    await mailer.send(once)
    await mailer.send(once)
    await mailer.send({ ...once, key: 'job 18' })
    expect(await mailer.list({ to: once.to })).toHaveLength(2)
  })

  it('takes mails with a key also where it was made before there were keys', async () => {
    await mailer.send(mail)
    await pool.query('alter table provider_sandbox.mails drop column key')
    const later = sandboxMailer({ pool, clock: { now: () => new Date() } })
    await later.send({ ...mail, to: 'old@example.com', key: 'job 19' })
    await later.send({ ...mail, to: 'old@example.com', key: 'job 19' })
    expect(await later.list({ to: 'old@example.com' })).toHaveLength(1)
  })

  it('is opened by several processes at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => quietPool(database.connectionString)))
    await Promise.all(
      others.map((other) => sandboxMailer({ pool: other, clock: { now: () => new Date() } }).send(mail)),
    )
    expect(await mailer.list()).toHaveLength(3)
    await Promise.all(others.map((other) => other.end()))
  })
})

describe('SMTP', () => {
  let server: Server
  let received: string

  beforeAll(() => {
    server = createServer((socket) => answerSmtp(socket, (data) => (received = data)))
    return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  it('sends the mail to the server, as text and HTML', async () => {
    await smtpMailer({ url: urlOf(server), from: 'Tradelane <no-reply@tradelane.example>' }).send(mail)
    expect(received).toContain('To: ada@example.com')
    expect(received).toContain('From: Tradelane <no-reply@tradelane.example>')
    expect(received).toContain('Your code is 123456.')
    expect(received).toContain('<b>123456</b>')
  })

  it('has its key as its Message-ID', async () => {
    const mailer = smtpMailer({ url: urlOf(server), from: 'Tradelane <no-reply@tradelane.example>' })
    await mailer.send({ ...mail, key: 'a1b2' })
    expect(received).toContain('Message-ID: <a1b2@tradelane.example>')
  })

  it('sends to one address only, even if the field contains more', async () => {
    const mailer = smtpMailer({ url: urlOf(server), from: 'no-reply@tradelane.example' })
    await mailer.send({ ...mail, to: 'ada@example.com, eve@example.com' })
    expect(received.match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<"ada@example.com, eve"@example.com>'])
  })

  it('says so when the server cannot be reached', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'no-reply@tradelane.example' })
    await expect(mailer.send(mail)).rejects.toThrow(MailNotSent)
  })
})

const urlOf = (server: Server): string => {
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** As much of RFC 5321 as taking one mail needs. */
function answerSmtp(socket: Socket, keep: (session: string) => void): void {
  let session = ''
  let inData = false
  socket.write('220 mail.test ESMTP\r\n')
  socket.on('data', (chunk) => {
    session += chunk.toString()
    if (inData && session.endsWith('\r\n.\r\n')) {
      inData = false
      keep(session)
      socket.write('250 kept\r\n')
    } else if (!inData && /\r\nDATA\r\n$/.test(session)) {
      inData = true
      socket.write('354 go on\r\n')
    } else if (!inData) {
      const last = session.trimEnd().split('\r\n').at(-1) ?? ''
      socket.write(last === 'QUIT' ? '221 bye\r\n' : '250 mail.test\r\n')
    }
  })
}
