import { FileCheck2, Lock, Wallet } from 'lucide-react'

const strengths = [
  {
    icon: Wallet,
    title: 'One account, twenty currencies',
    text: 'Open a balance in the currency you are paid in and the one you pay in. Convert between them when the rate suits you.',
  },
  {
    icon: Lock,
    title: 'The rate you saw is the rate you get',
    text: 'A quote is locked while you decide. It shows what you send, what arrives, and our fee, each on its own line.',
  },
  {
    icon: FileCheck2,
    title: 'Every step on record',
    text: 'Who approved it, when the bank took it, when it was credited. A proof of payment is one click away.',
  },
]

export function Strengths() {
  return (
    <section aria-labelledby="strengths" className="bg-paper">
      <div className="mx-auto max-w-[1176px] px-4 py-16 sm:px-6 md:py-24">
        <h2 id="strengths" className="max-w-[24ch] text-2xl font-semibold">
          Made for money that has to arrive
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {strengths.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <span className="grid size-11 place-items-center rounded-md bg-sea-wash text-sea">
                <Icon size={22} strokeWidth={1.75} aria-hidden />
              </span>
              <h3 className="mt-5 text-base font-semibold">{title}</h3>
              <p className="mt-1.5 text-base text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
