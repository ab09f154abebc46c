import { useState } from 'react'
import { answerQuestion, type Said } from './answer-question.ts'

const place = 'help-assistant'
/** Older items are dropped. */
const mostKept = 100

/** The conversation, kept for this tab and this session: signing out empties the store. */
export function useConversation() {
  const [said, setSaid] = useState(recalled)
  const ask = (text: string) => {
    const asked = text.trim()
    if (asked === '') return
    const next: Said[] = [...said, { by: 'person' as const, text: asked }, answerQuestion(asked)]
    setSaid(next.slice(-mostKept))
    keep(next.slice(-mostKept))
  }
  return { said, ask }
}

function recalled(): Said[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as Said[]
  } catch {
    return []
  }
}

function keep(said: readonly Said[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(said))
  } catch {
    // Storage that is off or full: the conversation lasts as long as the page.
  }
}
