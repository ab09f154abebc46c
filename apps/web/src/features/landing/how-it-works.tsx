import { LinkButton } from '../../ui/button.tsx'

const steps = [
  { title: 'Sign up', text: 'Your company, your work e-mail, and a code to prove it is yours.' },
  {
    title: 'Verify the business',
    text: 'Three short steps with your documents. Our team gets back to you within 4 business days.',
  },
  {
    title: 'Add balance',
    text: 'To account details of your own. Each movement shows the balance it left behind.',
  },
  {
    title: 'Pay a partner',
    text: 'Choose the account, lock the rate, confirm with password and code. Then watch it arrive.',
  },
]

export function HowItWorks() {
  return (
    <section id="how" aria-labelledby="how-title" className="scroll-mt-4">
      <div className="mx-auto max-w-[1176px] px-4 py-16 sm:px-6 md:py-24">
        <h2 id="how-title" className="text-2xl font-semibold">
          How it works
        </h2>
        <ol className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-sea pt-5">
              <span className="num text-xs font-medium text-sea">Step {index + 1}</span>
              <h3 className="mt-1 text-base font-semibold">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <LinkButton to="/signup" tone="main" size="lg" className="mt-12">
          Get started
        </LinkButton>
      </div>
    </section>
  )
}
