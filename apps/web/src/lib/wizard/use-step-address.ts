import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Step } from './steps.ts'

/** Search parameters to set; undefined removes one. */
type Changes = Record<string, string | undefined>

/** The current step as the address has it, so that a reload, a link and the browser's Back find it. */
export function useStepAddress(steps: readonly Step[]) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const index = steps.findIndex(
    ({ path, name }) =>
      (path === undefined || path === pathname) && (name === undefined || name === params.get('step')),
  )
  /** Where a step is; the other parameters are kept. Without a step, only they change. */
  const addressOf = (step: number | undefined, changes: Changes = {}) => {
    const place = steps[step ?? -1]
    const { path, name } = place ?? {}
    // The window's own address: of two changes in one go the second must not undo the first.
    const next = new URLSearchParams(window.location.search)
    for (const [key, value] of Object.entries({ ...(place && { step: name }), ...changes })) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    return { ...(path && { pathname: path }), search: next.toString() }
  }
  const go = async (step: number | undefined, changes?: Changes, { replace = false } = {}) => {
    await navigate(addressOf(step, changes), { replace, preventScrollReset: true })
  }
  return { step: index < 0 ? undefined : index, params, addressOf, go }
}
