import { randomUUID } from 'node:crypto'
import {
  personalQuestions,
  preferenceQuestions,
  type SecurityAnswers,
  securityQuestions,
} from '@tradelane/contract/accounts/security-questions'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

const answers = {
  question_one: personalQuestions[0],
  answer_one: 'Saint Mary’s, Kumasi',
  question_two: preferenceQuestions[0],
  answer_two: 'Things Fall Apart',
}

test('there are five of each kind', () => {
  expect([personalQuestions.length, preferenceQuestions.length]).toEqual([5, 5])
})

describe('saving security questions', () => {
  test('stores the questions, and answers cannot be read again', async () => {
    const { token, companyId, userId, email } = await givenCompany(app)
    expect(await read(token)).toEqual(nothing)
    const { user_security_id } = (await add(token)).body
    expect(await read(token)).toEqual({
      ...nothing,
      question_one: answers.question_one,
      question_two: answers.question_two,
      user_security_id,
    })
    const { rows } = await app.deps.pool.query('select * from security_questions where user_id = $1', [
      userId,
    ])
    expect(rows[0].answer_one_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0].answer_two_hash).toMatch(/^\$argon2id\$/)
    const kept = await app.deps.pool.query(
      'select q::text from security_questions as q where uid = $1 union all select e::text from events as e where uid = $1',
      [companyId],
    )
    expect(kept.rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(kept.rows)).not.toMatch(/kumasi|fall apart/i)
    await app.runJobs()
    const [mail] = await app.mails(email)
    expect(mail?.subject).toBe('Your security questions were changed')
    expect(mail?.text).not.toMatch(/kumasi|fall apart|school/i)
  })

  test.each(['question_one', 'answer_one', 'question_two', 'answer_two'])(
    'refuses a bad %s',
    async (field) => {
      const { token } = await givenCompany(app)
      const faulty = async (text: string) =>
        failure(await add(token, { ...answers, [field]: text })).error.fields?.[field]
      expect(await faulty('  ')).toBe('Field is required')
      expect(await faulty(' x ')).toBe('Field must be at least 2 characters')
      expect(await read(token)).toEqual(nothing)
    },
  )

  test('a second time is refused, with the same key answered as before, and ten at once are one', async () => {
    const { token } = await givenCompany(app)
    const key = randomUUID()
    const first = await add(token, answers, key)
    expect((await add(token, answers, key)).body).toEqual(first.body)
    const again = await add(token, { ...answers, answer_one: 'Another' })
    expect([again.status, failure(again).message]).toEqual([409, 'You already have security questions.'])

    const other = await givenCompany(app)
    const ten = await Promise.all(Array.from({ length: 10 }, () => add(other.token)))
    expect(ten.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(ten.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test('are available to every role, and to nobody without a session', async () => {
    const company = await givenCompany(app)
    await add(company.token)
    const viewer = await givenColleague(app, company, 'viewer')
    expect(await read(viewer.token)).toEqual(nothing)
    expect((await add(viewer.token)).status).toBe(200)
    expect((await add(undefined)).status).toBe(401)
  })
})

describe('changing security questions', () => {
  const changed = { ...answers, question_two: preferenceQuestions[3], answer_two: 'Highlife' }

  test('replaces the questions, also when it is repeated', async () => {
    const { token } = await givenCompany(app)
    const { user_security_id: id } = (await add(token)).body
    expect((await update(token, id, changed)).body).toMatchObject({ status: 'success', user_security_id: id })
    expect((await update(token, id, changed)).status).toBe(200)
    expect(await read(token)).toMatchObject({ question_two: preferenceQuestions[3], answer_two: '' })
  })

  test('is refused where there are none', async () => {
    const { token } = await givenCompany(app)
    expect((await update(token, randomUUID())).status).toBe(404)
  })

  test('is refused for other companies and for colleagues', async () => {
    const company = await givenCompany(app)
    const { user_security_id: id } = (await add(company.token)).body
    const strangers = [await givenCompany(app), await givenColleague(app, company, 'owner')]
    for (const { token } of strangers) expect((await update(token, id, changed)).status).toBe(404)
    expect(await read(company.token)).toMatchObject({ question_two: answers.question_two })
  })
})

const add = (token: string | undefined, body: SecurityAnswers = answers, key?: string) =>
  app.call(securityQuestions.add, { body }, { token, ...(key && { key }) })
const update = (token: string, user_security_id: string, body: SecurityAnswers = answers) =>
  app.call(securityQuestions.update, { body: { ...body, user_security_id } }, { token })
const read = async (token: string) => (await app.call(securityQuestions.read, {}, { token })).body

const nothing = {
  status: 'success',
  question_one: '',
  answer_one: '',
  question_two: '',
  answer_two: '',
  user_security_id: null,
}
