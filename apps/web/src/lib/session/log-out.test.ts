import { officeViews } from '@tradelane/contract/account-views/calls'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { logOut } from './log-out.ts'
import { hasViewEnded, keepView } from './view-place.ts'

let asked: { path: string; token: string | undefined }[] = []
let left: string[] = []

beforeEach(() => {
  asked = []
  left = []
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: 'jwtToken=own; adminToken=desk' })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path: url, token: headers.authorization })
    return Response.json({ status: 'success', message: '' })
  })
  keepView({ jwt: 'view', view_id: 'one', ends: 1_000 })
})
afterEach(() => vi.unstubAllGlobals())

const isAt = (pathname: string) =>
  vi.stubGlobal('location', { pathname, hostname: 'localhost', assign: (to: string) => left.push(to) })

test('signing out on a page of a viewed customer leaves the view alone', async () => {
  isAt('/dashboard')
  await logOut()
  expect(asked).toEqual([{ path: `/api${officeViews.leave.path}`, token: 'Bearer desk' }])
  expect(left).toEqual(['/admin/customer-profiles'])
})

test('signing out in the back office while a view is open ends both sessions of the browser', async () => {
  isAt('/admin/customer-profiles')
  await logOut()
  expect(asked).toEqual([
    { path: `/api${accounts.logout.path}`, token: 'Bearer own' },
    { path: `/api${adminAccess.logout.path}`, token: 'Bearer desk' },
  ])
  expect(left).toEqual(['/'])
})

test('a view has ended on the screen at its time, and not before', () => {
  expect([999, 1_000].map(hasViewEnded)).toEqual([false, true])
})
