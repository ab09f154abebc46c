import { expect, test } from 'vitest'
import { isWebsite } from './website.ts'

test.each([
  'example.com',
  'EXAMPLE.COM',
  'www.example.com/shop',
  'https://example.com',
  'HTTP://example.com:8080/?shop=1#top',
  'example.com?lang=de',
  'shop.example.co.uk',
  'bücher.example',
  'https://日本語.jp/会社',
  'пример.рф',
  'a-1.example',
])('%s is a website', (text) => {
  expect(isWebsite(text)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com',
  'mailto:ada@example.com',
  'ada@example.com',
  'https://example.com@evil.example',
  '//example.com',
  'https:///example.com',
  'https:example.com',
  'https://example.com\\@evil.example',
  'localhost',
  'https://localhost:8080',
  '127.0.0.1',
  'http://2130706433/',
  '[::1]',
  'example',
  'example.',
  '.com',
  '-example.com',
  'exa_mple.com',
  'none yet',
  'example.com our shop',
  `${'a'.repeat(64)}.com`,
])('%s is none', (text) => {
  expect(isWebsite(text)).toBe(false)
})
