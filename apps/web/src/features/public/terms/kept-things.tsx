import { promised } from '@tradelane/contract/lifecycle/promises'

const kept = [
  {
    name: 'Your session',
    why: `Necessary: keeps you signed in, at most ${promised('session')}.`,
    where: 'jwtToken, adminToken',
  },
  {
    name: 'Your cookie choice',
    why: 'Necessary: so that you are not asked again, for a year.',
    where: 'cookieChoice',
  },
  {
    name: 'The name of this browser',
    why: 'Necessary: a random name, so that wrong passwords of strangers do not lock you out. For a year.',
    where: 'tradelane_device',
  },
  {
    name: 'Unfinished forms',
    why: 'Necessary: so that a reload loses nothing. Deleted when you sign out.',
    where: 'storage',
  },
  {
    name: 'Preferences',
    why: 'Only if you allow it: light or dark, and whether an introduction is skipped. Otherwise until you close the tab.',
    where: 'storage',
  },
]

export function KeptThings() {
  return (
    <dl className="mt-4 grid gap-4">
      {kept.map(({ name, why, where }) => (
        <div key={name} className="border-t border-line pt-3">
          <dt className="font-medium">
            {name} <span className="font-normal text-ink-2">({where})</span>
          </dt>
          <dd className="mt-1 text-ink-2">{why}</dd>
        </div>
      ))}
    </dl>
  )
}
