import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Setting
        title="Password"
        lead="A change signs out all other devices."
        action={<Button onClick={() => setIsOpen(true)}>Change password</Button>}
      />
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
