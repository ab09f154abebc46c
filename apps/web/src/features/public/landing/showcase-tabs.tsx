import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { type FeatureId, features } from './showcase-features.ts'

type ShowcaseTabsProps = { selected: FeatureId; onSelect: (id: FeatureId) => void }

const last = features.length - 1

/** Tabs by the WAI-ARIA pattern: one of them is in the tab order, arrow keys move between them. */
export function ShowcaseTabs({ selected, onSelect }: ShowcaseTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = features.findIndex(({ id }) => id === selected)
  const move = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const feature = next === undefined ? undefined : features[next]
    if (!feature) return
    event.preventDefault()
    onSelect(feature.id)
    list.current?.querySelector<HTMLElement>(`#${feature.id}-tab`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Features"
      onKeyDown={move}
      className="mt-8 grid grid-cols-2 border-line sm:flex sm:gap-2 sm:border-b"
    >
      {features.map(({ id, title }) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={classNames(
            '-mb-px border-b-2 px-3 py-3 text-base font-medium max-sm:text-left sm:px-4',
            id === selected
              ? 'border-sea text-ink'
              : 'border-line text-ink-2 hover:text-ink sm:border-transparent',
          )}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
