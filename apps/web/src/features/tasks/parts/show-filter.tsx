import { Button } from '../../../ui/button.tsx'

type ShowFilterProps<Name extends string> = {
  lists: Record<Name, string>
  shown: Name
  onShow: (list: Name) => void
}

/** The choice between the lists. */
export function ShowFilter<Name extends string>({ lists, shown, onShow }: ShowFilterProps<Name>) {
  return (
    <fieldset aria-label="Show" className="flex gap-2 px-5 pb-3">
      {(Object.keys(lists) as Name[]).map((list) => (
        <Button
          key={list}
          size="sm"
          tone={list === shown ? 'plain' : 'quiet'}
          aria-pressed={list === shown}
          onClick={() => onShow(list)}
        >
          {lists[list]}
        </Button>
      ))}
    </fieldset>
  )
}
