import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod/mini'

type Texts<In> = { [Name in keyof In]?: string }

/**
 * A form of plain text fields, held to a schema of the contract. It behaves as `useContractForm` does, without the form
 * library: for the sign-in page, whose first view must not wait for it. Spread `wiring` over the `<form>` and give each
 * field the name that the schema has for it.
 */
export function useSmallForm<In extends Record<string, string>, Out>(
  loadRules: () => Promise<z.ZodMiniType<Out, In>>,
  send: (values: Out) => void,
) {
  const [errors, setErrors] = useState<Texts<In>>({})
  const isJudged = useRef(false)

  const judge = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form)) as In
    // Rules that could not be loaded are left to the server, which keeps the same ones.
    const rules = await loadRules().catch(() => undefined)
    if (!rules) return { values: values as unknown as Out, errors: {} }
    const { success, data, error } = rules.safeParse(values)
    return success ? { values: data, errors: {} } : { errors: messagesOf<In>(error.issues) }
  }

  const wiring = {
    noValidate: true,
    onFocus: () => void loadRules().catch(() => undefined),
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      isJudged.current = true
      const judged = await judge(form)
      setErrors(judged.errors)
      if (judged.values !== undefined) return send(judged.values)
      const faulty = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in judged.errors)
      if (faulty instanceof HTMLElement) faulty.focus()
    },
    onInput: async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      if (isJudged.current) setErrors((await judge(currentTarget)).errors)
    },
  }
  return { errors, wiring }
}

/** The first message for each field. */
function messagesOf<In>(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Texts<In> {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse()) as Texts<In>
}
