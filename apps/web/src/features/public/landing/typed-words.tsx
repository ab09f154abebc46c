import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMedia } from '../../../ui/use-media.ts'
import { typeWords } from './type-words.ts'

const words = ['neobank', 'Freight forwarder', 'trade finance solution', 'solution'] as const

/** The text typed so far. It stays at the first word if the user prefers reduced motion or has stopped it. */
export function useTypedWords() {
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isStopped, setIsStopped] = useState(false)
  const [text, setText] = useState<string>(words[0])
  useEffect(() => {
    if (prefersStill || isStopped) return
    setText(words[0])
    return typeWords(words, setText)
  }, [prefersStill, isStopped])
  return { text: isStopped || prefersStill ? words[0] : text, prefersStill, isStopped, setIsStopped }
}

/** All words are in the layout invisibly, so that the space fits the longest from the start. */
export function TypedWords({ text }: { text: string }) {
  return (
    <span className="grid text-navy-accent" aria-hidden>
      {words.map((word) => (
        <span key={word} className="invisible col-start-1 row-start-1">
          {word}
        </span>
      ))}
      <span className="col-start-1 row-start-1">
        {/* The caret is painted, because a box of its own would count as moving. */}
        <span className="pr-1.5 [background:linear-gradient(currentColor,currentColor)_right_60%/3px_0.8em_no-repeat]">
          {text}
        </span>
      </span>
    </span>
  )
}

type TypingSwitchProps = { isStopped: boolean; onChange: (isStopped: boolean) => void }

/** Motion that starts by itself can be stopped (WCAG 2.2.2). */
export function TypingSwitch({ isStopped, onChange }: TypingSwitchProps) {
  const Icon = isStopped ? Play : Pause
  const label = isStopped ? 'Start the changing words' : 'Stop the changing words'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange(!isStopped)}
      className="grid size-12 place-items-center rounded-md text-navy-text-2 hover:bg-white/10 hover:text-white focus-visible:outline-navy-accent"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
