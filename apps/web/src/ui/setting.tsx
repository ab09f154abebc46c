import { type ReactNode, useId } from 'react'

type SettingProps = {
  title: string
  lead?: ReactNode
  /** The button that changes the setting, at the right. */
  action?: ReactNode
  children?: ReactNode
}

/** One setting in a section. */
export function Setting({ title, lead, action, children }: SettingProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={id} className="font-medium">
            {title}
          </h3>
          {lead && <div className="text-ink-2">{lead}</div>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}
