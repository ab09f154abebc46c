import { currenciesToday } from './currencies-today.ts'

const claims = [
  { figure: '100+', unit: 'currencies', text: 'Local accounts to receive payments' },
  { figure: '90%', unit: 'FX savings', text: 'Up to 90% versus banks' },
  { figure: '220+', unit: 'countries', text: 'Near-instant payouts' },
  { figure: 'Low', unit: 'fees', text: 'For escrow and transfers' },
]

export function Claims() {
  return (
    <section aria-labelledby="claims" className="border-b border-line bg-paper">
      <h2 id="claims" className="sr-only">
        What the platform offers
      </h2>
      <dl className="mx-auto grid max-w-[1176px] grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-4 md:py-12">
        {claims.map(({ figure, unit, text }) => (
          <div key={unit} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-2">{text}</dt>
            <dd>
              <span className="num text-2xl font-semibold">{figure}</span>{' '}
              <span className="text-base font-semibold">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto max-w-[1176px] px-4 pb-8 text-xs text-ink-2 sm:px-6">{currenciesToday}</p>
    </section>
  )
}
