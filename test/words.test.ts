import { expect, test, vi } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// Plain, modern English in texts, comments and names: many readers have English as a second language.
// Each pattern is here because it was common and is never needed. A rule that has exceptions does not belong here.

vi.setConfig({ testTimeout: 60_000 })

type Rule = { pattern: RegExp; reason: string }

const rules: Rule[] = [
  { pattern: /\bwho(se|so|m)?ever\b/i, reason: 'name the person: "the user who", "anyone who"' },
  { pattern: /\bwhatever\b/i, reason: 'say "any", "everything", or "regardless of"' },
  { pattern: /\bwherever\b/i, reason: 'say "everywhere" or "in any place"' },
  {
    pattern: /\bhowever (often|long|many|much|little|few|late|large|old|the|it|they)\b/i,
    reason: 'say "any number of times", "regardless of how"',
  },
  { pattern: /\b(not|nor) (where|what) any\b/i, reason: 'subject first: "Refused if any …"' },
  { pattern: /reckon/i, reason: 'say "calculate"' },
  { pattern: /\banew\b|\bAnew\b|Anew\b/, reason: 'say "again" or "new"' },
  { pattern: /\bbegun\b/i, reason: 'say "started"' },
  { pattern: /lorr(y|ies)/i, reason: 'say "truck"' },
  { pattern: /wish/i, reason: 'name the thing: filter, request, option, choice' },
  { pattern: /\btold\b|Told\b/, reason: 'say "informed", "notified", "says", or who sends what to whom' },
  { pattern: /\bnobody['’]s\b/i, reason: 'say "unassigned" or "without an owner"' },
  {
    pattern: /\b(stands?|stood|standing) (here|there|on|at|in|under|where|below|beneath|beside)\b/i,
    reason: 'things are, appear or are listed; they do not stand',
  },
  { pattern: /\bfenc(e|es|ed|ing)\b/i, reason: 'the term is "tenant scope" or "filter by company"' },
  { pattern: /\bleads? nowhere\b/i, reason: 'say what is wrong: "has expired", "does not exist"' },
  { pattern: /\b(kinder|seldom|nought|tidings|whence|thereof|hereby|whilst)\b/i, reason: 'archaic' },
  { pattern: /\b(he|his|him)\b/, reason: 'users are "they"' },
  { pattern: /\be-mail/i, reason: 'the spelling is "email"' },
  {
    // "Log Out" and "Login" are texts of the specification, and capitalised.
    pattern: /\b(log|logs|logged|logging)[ -](in|out|on)\b/,
    reason: 'the words are "sign in", "sign out"',
  },
]

/** The row types are generated, and this file quotes what it refuses. */
const texts = filesOfTheRepository(/\.(tsx?|md|sql|css|html)$/).filter(
  ({ path }) => !['test/words.test.ts', 'packages/db/src/database.ts'].includes(path),
)

/** Names of files in import lines, links and citations keep their spelling until the file is renamed. */
const withoutFileNames = (line: string) => line.replace(/[\w./-]+\.(tsx?|md|sql|json)\b/g, '')

function offences(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const plain = withoutFileNames(line)
    return rules
      .filter(({ pattern }) => pattern.test(plain))
      .map(({ reason }) => `${index + 1}: ${line.trim().slice(0, 120)} (${reason})`)
  })
}

test('texts, comments and names use plain words', () => {
  const found = texts.flatMap(({ path, text }) => offences(text).map((place) => `${path}:${place}`))
  expect(found).toEqual([])
})
