import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { securityQuestionsQuery } from './security-queries.ts'
import { SecurityQuestionsDialog } from './security-questions-dialog.tsx'

export function SecurityQuestions() {
  const { data: saved } = useQuery(securityQuestionsQuery)
  const [isOpen, setIsOpen] = useState(false)
  const isNew = !saved?.user_security_id
  return (
    <>
      <Setting
        title="Security questions"
        lead={
          saved?.user_security_id ? (
            <ul className="list-inside list-disc">
              <li>{saved.question_one}</li>
              <li>{saved.question_two}</li>
            </ul>
          ) : (
            'Two questions that only you can answer. After you save the answers, nobody can read them, including us.'
          )
        }
        action={
          <Button disabled={!saved} onClick={() => setIsOpen(true)}>
            {isNew ? 'Set security questions' : 'Change security questions'}
          </Button>
        }
      />
      {saved && isOpen && <SecurityQuestionsDialog saved={saved} onClose={() => setIsOpen(false)} />}
    </>
  )
}
