import { useState } from 'react'
import { findDraft, keepDraft } from '../../../lib/drafts/drafts.ts'
import { answerQuestion, type Said } from './answer-question.ts'

/** Older items are dropped. */
const mostKept = 100

/** The conversation, kept for this tab and this session: signing out empties the store. */
export function useConversation() {
  const [said, setSaid] = useState(() => findDraft<Said[]>('conversation', '') ?? [])
  const ask = (text: string) => {
    const asked = text.trim()
    if (asked === '') return
    const next: Said[] = [...said, { by: 'person' as const, text: asked }, answerQuestion(asked)]
    setSaid(next.slice(-mostKept))
    keepDraft('conversation', '', next.slice(-mostKept))
  }
  return { said, ask }
}
