type Step = { title: string; text: string }

/** What happens, in order. */
export function HowItWorks({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-label="How it works" className="grid gap-3">
      <h3 className="font-semibold">How it works</h3>
      <ol className="grid gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span className="num grid size-7 flex-none place-items-center rounded-full bg-sea-wash text-xs font-semibold text-sea">
              {index + 1}
            </span>
            <span>
              <strong className="font-medium">{title}</strong>
              <span className="block text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
