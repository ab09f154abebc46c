import { FileStack, HandCoins, Landmark, SearchCheck, Ship, Umbrella } from 'lucide-react'

const offerings = [
  {
    icon: Ship,
    title: 'Freight Services',
    text: 'Sea, air and land from 280+ ports. Compare prices, book within 5 minutes, track the cargo.',
  },
  {
    icon: Landmark,
    title: 'Payment Services',
    text: 'Instant settlement, letter of credit, smart escrow and forex from one multi-currency account.',
  },
  {
    icon: HandCoins,
    title: 'Trade Finance',
    text: 'Invoices turned into cash without collateral, for up to 120 days.',
  },
  {
    icon: SearchCheck,
    title: 'Quality Assurance',
    text: 'Vendor due diligence, factory audit, loading inspection and quality testing, where your goods are made.',
  },
  {
    icon: Umbrella,
    title: 'Insurance',
    text: 'Cargo insurance for the whole route, chosen with the booking instead of after it.',
  },
  {
    icon: FileStack,
    title: 'Document Exchange',
    text: 'Digital transfer of documents and titles, each with its history.',
  },
]

export function Offerings() {
  return (
    <section aria-labelledby="offerings" className="bg-paper">
      <div className="mx-auto max-w-[1176px] px-4 py-16 sm:px-6 md:py-24">
        <h2 id="offerings" className="max-w-[24ch] text-2xl font-semibold">
          Six services, one account
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {offerings.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4 border-t border-line pt-6">
              <Icon size={24} strokeWidth={1.5} className="flex-none text-sea" aria-hidden />
              <div>
                <h3 className="text-base font-semibold">{title}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
